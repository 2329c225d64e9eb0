import type { ConsentState } from '@danji/contracts/accounts/consent';
import { changeConsent, listConsents } from '@danji/contracts/accounts/consent.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import {
  insertAgreements,
  insertMarketing,
  listOwnConsents,
  listPendingConsents,
  readMarketing,
} from './consent.repository.ts';
import { listInForce } from './system-document.repository.ts';

/** Operators are bound by contract instead of the terms, so they have no pending consents. */
const toState = async (db: Db, user: Principal, now: Date): Promise<ConsentState> => ({
  ...(await readMarketing(db, user.id)),
  pending: isStaff(user) ? [] : await listPendingConsents(db, user.id, toBusinessDate(now)),
});

async function agree(db: Db, userId: number, ids: readonly number[], now: Date): Promise<void> {
  const chosen = (await listInForce(db, toBusinessDate(now))).filter(({ id }) => ids.includes(id));
  if (chosen.length !== new Set(ids).size)
    throw invalidField('document_ids', '지금 시행 중인 문서가 아니에요. 새로고침한 뒤 다시 시도해 주세요.');
  await insertAgreements(db, userId, chosen, now);
}

/** Routes by which members read and change their own consents. */
export function registerConsentRoutes(app: FastifyInstance): void {
  route(app, listConsents, async ({ db, user, query, now }) => ({
    ...(await listOwnConsents(db, user.id, query)),
    ...(await toState(db, user, now)),
  }));

  route(app, changeConsent, async ({ db, user, body, now }) => {
    if (body.document_ids === undefined && body.marketing === undefined)
      throw invalidField('document_ids', '무엇에 동의하는지 알려 주세요.');
    if (body.document_ids !== undefined) await agree(db, user.id, body.document_ids, now);
    if (body.marketing !== undefined && body.marketing !== (await readMarketing(db, user.id)).marketing)
      await insertMarketing(db, user.id, body.marketing, now);
    return toState(db, user, now);
  });
}
