import {
  createComplianceDocument,
  decideComplianceDocument,
  deleteComplianceDocument,
  getComplianceDocument,
  listComplianceDocuments,
  restoreComplianceDocument,
  updateComplianceDocument,
} from '@danji/contracts/bids/compliance-document.endpoints';
import type { FastifyInstance } from 'fastify';
import { publishChange } from '../../platform/events/live-events.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { toDocument, toDocuments } from './compliance-document.presenter.ts';
import { listDocuments } from './compliance-document.repository.ts';
import {
  changeDocument,
  decideDocument,
  readDocument,
  removeDocument,
  restoreDocument,
  writeDocument,
} from './compliance-document.service.ts';

const WRITES = { max: 60, timeWindow: '1 hour' };

/** Routes of compliance documents: brands write their own, our staff check them. */
export function registerComplianceDocumentRoutes(app: FastifyInstance): void {
  const { platform } = app;
  const present = async (db: Db, id: number, user: Principal) =>
    toDocument(platform, db, await readDocument(db, user, id), user);

  route(app, listComplianceDocuments, async ({ db, user, query }) => {
    if (!isStaff(user) && query.brand_id !== undefined && query.brand_id !== user.id)
      throw new ProblemError('forbidden');
    const page = await listDocuments(db, isStaff(user) ? query.brand_id : user.id, query);
    return { ...page, results: await toDocuments(platform, db, page.results, user) };
  });

  route(app, getComplianceDocument, ({ db, user, params: { id } }) => present(db, id, user));

  route(
    app,
    createComplianceDocument,
    async ({ db, user, body, now }) => present(db, await writeDocument(db, body, { user, now }), user),
    { rateLimit: WRITES },
  );

  route(app, updateComplianceDocument, async ({ db, user, params: { id }, body, now }) => {
    await changeDocument(platform, db, id, body, { user, now });
    return present(db, id, user);
  });

  route(app, deleteComplianceDocument, async ({ db, user, params: { id }, now }) => {
    await removeDocument(db, id, { user, now });
    return { ok: true } as const;
  });

  route(app, restoreComplianceDocument, async ({ db, user, params: { id }, now }) => {
    await restoreDocument(db, id, { user, now });
    return { ok: true } as const;
  });

  route(app, decideComplianceDocument, async ({ db, user, params: { id }, body, now, change }) => {
    const row = await decideDocument(platform, db, id, body, { user, now });
    const [before, after] = [await toDocument(platform, db, row, user), await present(db, id, user)];
    change.record({ before, after });
    await publishChange(db, [row.brand_id], { tags: ['compliance_document'] }, now);
    return after;
  });
}
