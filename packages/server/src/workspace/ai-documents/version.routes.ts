import {
  getAiDocumentVersion,
  listAiDocumentVersions,
  restoreAiDocumentVersion,
} from '@danji/contracts/workspace/ai-document.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { documentNotFound } from './ai-document.policy.ts';
import { toAiDocument } from './ai-document.presenter.ts';
import { getDocument, restoreVersion } from './ai-document.service.ts';
import { findVersion, listVersionRows } from './version.repository.ts';

/** Routes for earlier versions of documents. */
export function registerVersionRoutes(app: FastifyInstance): void {
  route(app, listAiDocumentVersions, async ({ db, query, user }) => {
    await getDocument(db, query.document_id, user);
    return listVersionRows(db, query);
  });

  route(app, getAiDocumentVersion, async ({ db, params, user }) => {
    const version = await findVersion(db, params.id);
    if (!version) throw documentNotFound();
    await getDocument(db, version.document_id, user);
    return version;
  });

  route(app, restoreAiDocumentVersion, async ({ db, body, user, now }) => {
    const id = await restoreVersion(db, body.version_id, body.updated, { user, now });
    return toAiDocument(db, await getDocument(db, id, user), user);
  });
}
