import {
  announceAiDocumentViewer,
  listAiDocumentViewers,
  removeAiDocumentViewer,
} from '@danji/contracts/workspace/ai-document-viewer.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { viewersOf } from '../../site/viewers/index.ts';
import { getDocument, getForChange } from './ai-document.service.ts';

export const viewers = viewersOf('ai_document_viewer', 'document_id', 'ai_document_viewer');

/** Routes for who has a document open. */
export function registerViewerRoutes(app: FastifyInstance): void {
  route(app, listAiDocumentViewers, async ({ db, params, user, now }) => {
    await getDocument(db, params.id, user);
    return viewers.listOthers(db, { recordId: params.id, tabId: params.tab_id, userId: user.id }, now);
  });

  route(app, announceAiDocumentViewer, async ({ db, params, user, now }) => {
    await getDocument(db, params.id, user);
    const tab = { recordId: params.id, tabId: params.tab_id, userId: user.id };
    return viewers.announce(db, tab, now, () => getForChange(db, params.id, user));
  });

  route(app, removeAiDocumentViewer, async ({ db, params, user, now }) => {
    await getDocument(db, params.id, user);
    await viewers.remove(db, { recordId: params.id, tabId: params.tab_id, userId: user.id }, now);
    return { ok: true } as const;
  });
}
