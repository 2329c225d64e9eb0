import type { SavedReply } from '@danji/contracts/community/saved-reply';
import { SAVED_REPLY_LIMITS } from '@danji/contracts/community/saved-reply-rules';
import type { Db } from '../../platform/database/open-database.ts';

const COLUMNS = ['id', 'title', 'content', 'created', 'updated'] as const;

type Fields = Pick<SavedReply, 'title' | 'content'>;

export const listReplies = (db: Db): Promise<SavedReply[]> =>
  db.selectFrom('saved_reply').select(COLUMNS).orderBy('title').orderBy('id').limit(SAVED_REPLY_LIMITS.count).execute();

export const insertSavedReply = (db: Db, { title, content }: Fields, now: Date): Promise<SavedReply> =>
  db
    .insertInto('saved_reply')
    .values({ title, content, created: now, updated: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Finds a saved reply and locks it for the transaction. */
export const findReplyForChange = (db: Db, id: number): Promise<SavedReply | undefined> =>
  db.selectFrom('saved_reply').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateReply = (db: Db, id: number, { title, content }: Fields, updated: Date): Promise<SavedReply> =>
  db
    .updateTable('saved_reply')
    .set({ title, content, updated })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function deleteReply(db: Db, id: number): Promise<void> {
  await db.deleteFrom('saved_reply').where('id', '=', id).execute();
}
