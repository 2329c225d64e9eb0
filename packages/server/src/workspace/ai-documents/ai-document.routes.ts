import {
  cancelAiDocument,
  copyAiDocument,
  createAiDocument,
  deleteAiDocument,
  generateAiDocument,
  getAiDocument,
  getAiLimit,
  listAiDocuments,
  restoreAiDocument,
  updateAiDocument,
} from '@danji/contracts/workspace/ai-document.endpoints';
import type { AiDocument } from '@danji/contracts/workspace/ai-document';
import type { FastifyInstance } from 'fastify';
import { listSpacesOf } from '../work-spaces/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { requireMember } from './ai-document.policy.ts';
import { toAiDocument, toAiDocumentSummary } from './ai-document.presenter.ts';
import { listAiDocumentRows } from './ai-document.repository.ts';
import { copyDocument } from './ai-document-copy.service.ts';
import {
  createDocument,
  restoreDeletedDocument,
  changeDocument,
  getDocument,
  removeDocument,
} from './ai-document.service.ts';
import { readLimit } from './ai-limit.service.ts';
import { cancelGeneration, reserveGeneration } from './generation.service.ts';
import type { GenerationRunner } from './generation-runner.ts';

const CREATIONS = { max: 60, timeWindow: '1 hour' };

const read = async (db: Db, id: number, user: Principal): Promise<AiDocument> =>
  toAiDocument(db, await getDocument(db, id, user), user);

/** Routes for the documents of a work space and their generation. */
export function registerAiDocumentRoutes(app: FastifyInstance, generationRunner: GenerationRunner): void {
  route(app, listAiDocuments, async ({ db, query, user }) => {
    if (query.space_id !== undefined) await requireMember(db, query.space_id, user);
    const spaceIds = query.space_id === undefined ? await listSpacesOf(db, user.id) : [query.space_id];
    return mapPage(await listAiDocumentRows(db, spaceIds, query), toAiDocumentSummary);
  });

  route(
    app,
    createAiDocument,
    async ({ db, body, user, now }) => read(db, await createDocument(db, body, { user, now }), user),
    { rateLimit: CREATIONS },
  );

  route(
    app,
    copyAiDocument,
    ({ db, body, user, now, commit }) => copyDocument(app.platform, db, body.document_id, { user, now, commit }),
    { transaction: 'own', rateLimit: CREATIONS },
  );

  route(app, getAiDocument, ({ db, params, user }) => read(db, params.id, user));

  route(app, updateAiDocument, async ({ db, params, body, user, now }) => {
    const id = params.id;
    await changeDocument(db, id, body, { user, now });
    return read(db, id, user);
  });

  route(app, deleteAiDocument, async ({ db, params, user, now }) => {
    await removeDocument(db, params.id, { user, now });
    return { ok: true } as const;
  });

  route(app, restoreAiDocument, async ({ db, params, user }) => {
    await restoreDeletedDocument(db, params.id, { user });
    return { ok: true } as const;
  });

  route(app, generateAiDocument, async ({ db, body, user, now, afterCommit }) => {
    const id = await reserveGeneration(db, body.document_id, { user, now });
    if (id !== undefined) afterCommit(() => generationRunner.start({ id, documentId: body.document_id, user }));
    return read(db, body.document_id, user);
  });

  route(app, cancelAiDocument, async ({ db, body, user, now, afterCommit }) => {
    const id = await cancelGeneration(db, body.document_id, { user, now });
    if (id !== undefined) afterCommit(() => generationRunner.abort(id));
    return read(db, body.document_id, user);
  });

  route(app, getAiLimit, async ({ db, query, user, now }) => {
    const userId = query.user_id ?? user.id;
    if (userId !== user.id && !isStaff(user)) throw new ProblemError('not_found');
    return readLimit(db, userId, now);
  });
}
