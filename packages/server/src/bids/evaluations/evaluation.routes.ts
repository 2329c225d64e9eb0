import {
  createBrandEvaluation,
  getContractEvaluation,
  listBrandEvaluations,
  replyToEvaluation,
  reportEvaluation,
  updateBrandEvaluation,
} from '@danji/contracts/bids/brand-evaluation.endpoints';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { listEvaluations } from './evaluation.repository.ts';
import { changeEvaluation, readContractEvaluation, replyTo, report, writeEvaluation } from './evaluation.service.ts';

const WRITES = { max: 30, timeWindow: '1 hour' };

/** Routes of evaluations for everybody who reads them, their authors and the evaluated brands. */
export function registerEvaluationRoutes(app: FastifyInstance): void {
  route(app, listBrandEvaluations, ({ db, user, query }) => {
    const id = query.brand_id ?? (user?.user_type === UserType.BRAND ? user.id : undefined);
    if (id === undefined) throw invalidField('brand_id', '업체를 골라 주세요.');
    return listEvaluations(db, id, query);
  });

  route(app, getContractEvaluation, ({ db, user, query, now }) =>
    readContractEvaluation(db, user, query.schedule_id, now),
  );

  route(app, createBrandEvaluation, ({ db, user, body, now }) => writeEvaluation(db, user, body, now), {
    rateLimit: WRITES,
  });

  route(app, updateBrandEvaluation, ({ db, user, params: { id }, body, now }) =>
    changeEvaluation(db, user, id, body, now),
  );

  route(app, replyToEvaluation, ({ db, user, params: { id }, body, now }) => replyTo(db, user, id, body.reply, now));

  route(
    app,
    reportEvaluation,
    async ({ db, user, params: { id }, body, now }) => {
      await report(db, user, id, body.reason, now);
      return { ok: true } as const;
    },
    { rateLimit: WRITES },
  );
}
