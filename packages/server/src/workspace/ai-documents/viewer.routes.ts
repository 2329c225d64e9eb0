import {
  announceAiDocumentViewer,
  listAiDocumentViewers,
  removeAiDocumentViewer,
} from '@danji/contracts/workspace/ai-document-viewer.endpoints';
import type { AiDocumentViewer } from '@danji/contracts/workspace/ai-document-viewer';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { route } from '../../platform/http/route.ts';
import { getDocument, getForChange } from './ai-document.service.ts';
import { deleteViewer, insertViewer, listOtherViewers, storeHeartbeat } from './viewer.repository.ts';

/** Makes the other tabs read again who has the document open. */
const notifyViewers = (db: Db, viewers: readonly AiDocumentViewer[], now: Date): Promise<void> =>
  publishChange(db, [...new Set(viewers.map(({ user }) => user.id))], { tags: ['ai_document_viewer'] }, now);

/** Routes for who has a document open. */
export function registerViewerRoutes(app: FastifyInstance): void {
  route(app, listAiDocumentViewers, async ({ db, params, user, now }) => {
    await getDocument(db, params.id, user);
    return listOtherViewers(db, { document_id: params.id, tab_id: params.tab_id }, now);
  });

  route(app, announceAiDocumentViewer, async ({ db, params, user, now }) => {
    const tab = { document_id: params.id, tab_id: params.tab_id, user_id: user.id };
    await getDocument(db, params.id, user);
    if (await storeHeartbeat(db, tab, now)) return listOtherViewers(db, tab, now);
    // The lock makes two tabs that open the document at the same moment see each other.
    await getForChange(db, params.id, user);
    await insertViewer(db, tab, now);
    const others = await listOtherViewers(db, tab, now);
    await notifyViewers(db, others, now);
    return others;
  });

  route(app, removeAiDocumentViewer, async ({ db, params, user, now }) => {
    const tab = { document_id: params.id, tab_id: params.tab_id, user_id: user.id };
    await getDocument(db, params.id, user);
    if (await deleteViewer(db, tab)) await notifyViewers(db, await listOtherViewers(db, tab, now), now);
    return { ok: true } as const;
  });
}
