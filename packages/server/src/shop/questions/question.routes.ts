import {
  createProductQuestion,
  deleteProductQuestion,
  listProductQuestions,
  listStaffQuestions,
  updateProductQuestion,
  updateStaffQuestion,
} from '@danji/contracts/shop/product-question.endpoints';
import type { FastifyInstance } from 'fastify';
import { findBlocked, findReader } from '../../community/posts/index.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { emptyPage, mapPage } from '../../platform/records/read-page.ts';
import { getSeenByCode } from '../products/index.ts';
import { toLogged, toQuestion, toStaffQuestion } from './question.presenter.ts';
import { listAllQuestions, listQuestionsBy, listQuestionsOf } from './question.repository.ts';
import { askQuestion, changeQuestion, handleQuestion, removeQuestion } from './question.service.ts';

/** A person asks a few things a day; each question tells every operator. */
const WRITES = { max: 30, timeWindow: '1 hour' };

/** Questions about products, as members ask them and our staff answers. */
export function registerQuestionRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listProductQuestions, async ({ db, query, user }) => {
    const { code, mine = false } = query;
    const product = code === undefined ? undefined : await getSeenByCode(db, code, user);
    const present = (row: Parameters<typeof toQuestion>[0]) => toQuestion(row, user);
    if (product && !mine) {
      const reader = await findReader(db, user);
      const { named: blocked } = await findBlocked(db, reader);
      const readers = { readerId: reader.id, isStaff: isStaff(user), blocked };
      return mapPage(await listQuestionsOf(db, query, product.id, readers), present);
    }
    return user ? mapPage(await listQuestionsBy(db, query, user.id, product?.id), present) : emptyPage(query);
  });

  route(
    app,
    createProductQuestion,
    async ({ db, body, user, now }) => {
      const { id } = await getSeenByCode(db, body.code, user);
      return toQuestion(await askQuestion(db, id, body, { user, now, platform }), user);
    },
    { rateLimit: WRITES },
  );

  route(
    app,
    updateProductQuestion,
    async ({ db, params: { id }, body, user, now }) =>
      toQuestion(await changeQuestion(db, id, body, { user, now, platform }), user),
    { rateLimit: WRITES },
  );

  route(app, deleteProductQuestion, async ({ db, params: { id }, user, now }) => {
    await removeQuestion(db, id, { user, now });
    return { ok: true } as const;
  });

  route(app, listStaffQuestions, async ({ db, query }) => mapPage(await listAllQuestions(db, query), toStaffQuestion));

  route(app, updateStaffQuestion, async ({ db, params: { id }, body, user, now, change }) => {
    const { before, after } = await handleQuestion(db, id, body, { user, now });
    change.record({ before: toLogged(before), after: toLogged(after) });
    // The staff log holds the response too.
    return toLogged(after);
  });
}
