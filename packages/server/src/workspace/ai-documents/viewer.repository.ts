import {
  type AiDocumentViewer,
  MAX_LISTED_VIEWERS,
  VIEWER_HEARTBEAT_MS,
} from '@danji/contracts/workspace/ai-document-viewer';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** A tab in which a document is open. */
export type ViewerTab = { document_id: number; tab_id: string; user_id: number };

/** A tab has closed the document, or lost its connection, when three heartbeats are missing. */
const toOldestHeartbeat = (now: Date): string => addSeconds(now, (-3 * VIEWER_HEARTBEAT_MS) / 1000).toISOString();

/** Stores the heartbeat of a known tab; resolves to false for a tab that is not known (any more). */
export async function storeHeartbeat(db: Db, { document_id, tab_id, user_id }: ViewerTab, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('ai_document_viewer')
    .set({ seen: now.toISOString() })
    .where('document_id', '=', document_id)
    .where('tab_id', '=', tab_id)
    .where('user_id', '=', user_id)
    .where('seen', '>', toOldestHeartbeat(now))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Stores a tab that opens the document, and deletes the tabs that have closed it without saying so. */
export async function insertViewer(db: Db, tab: ViewerTab, now: Date): Promise<void> {
  await db
    .deleteFrom('ai_document_viewer')
    .where('document_id', '=', tab.document_id)
    .where('seen', '<=', toOldestHeartbeat(now))
    .execute();
  const time = now.toISOString();
  await db
    .insertInto('ai_document_viewer')
    .values({ ...tab, opened: time, seen: time })
    .onConflict((conflict) => conflict.columns(['document_id', 'tab_id']).doNothing())
    .execute();
}

/** Resolves to whether the tab was known. */
export async function deleteViewer(db: Db, { document_id, tab_id, user_id }: ViewerTab): Promise<boolean> {
  const result = await db
    .deleteFrom('ai_document_viewer')
    .where('document_id', '=', document_id)
    .where('tab_id', '=', tab_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** The other tabs that have the document open, the first opened first. */
export const listOtherViewers = (
  db: Db,
  { document_id, tab_id }: Pick<ViewerTab, 'document_id' | 'tab_id'>,
  now: Date,
): Promise<AiDocumentViewer[]> =>
  db
    .selectFrom('ai_document_viewer as viewer')
    .where('viewer.document_id', '=', document_id)
    .where('viewer.tab_id', '<>', tab_id)
    .where('viewer.seen', '>', toOldestHeartbeat(now))
    .orderBy('viewer.opened')
    .orderBy('viewer.tab_id')
    .limit(MAX_LISTED_VIEWERS)
    .select('viewer.opened')
    .select(selectPersonRef('viewer.user_id').as('user'))
    .execute();

/** Deletes the tabs that have closed their document without saying so. */
export async function deleteGoneViewers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('ai_document_viewer').where('seen', '<=', toOldestHeartbeat(now)).execute();
}
