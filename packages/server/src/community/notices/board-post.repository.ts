import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import { matches } from '../../platform/records/search.ts';
import { softDeleteOf } from '../../platform/records/soft-delete.ts';

/** The fields of a post that its author writes. */
export type PostFields = { title: string; content: RichDocument; board_status: BoardStatusCode };

/** The searched text: words only, without the placeholders of pictures and videos in plain text. */
const toSearchText = (content: RichDocument): string =>
  toPlainText(content)
    .replaceAll(/\[(이미지|동영상)\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const toColumns = ({ title, content, board_status }: PostFields) => ({
  title,
  content: toJson(content),
  text: toSearchText(content),
  board_status,
});

type NewPost = { fields: PostFields; userId: number | null; now: Date; views: number; comments?: number };

/** Adds many posts by one statement; resolves to their ids in the same order. */
export async function insertPosts(db: Db, posts: readonly NewPost[]): Promise<number[]> {
  const rows = await db
    .insertInto('board_post')
    .values(
      posts.map(({ fields, userId, now, views, comments = 0 }) => ({
        ...toColumns(fields),
        nano_id: newNanoId(),
        user_id: userId,
        views,
        comments,
        created: now,
        updated: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Adds a post; resolves to its id. */
export async function insertPost(db: Db, fields: PostFields, userId: number | null, now: Date): Promise<number> {
  const [id] = await insertPosts(db, [{ fields, userId, now, views: 0 }]);
  if (id === undefined) throw new Error('The post that was just written is not there.');
  return id;
}

export async function updatePost(db: Db, id: number, fields: PostFields, updated: Date): Promise<void> {
  await db
    .updateTable('board_post')
    .set({ ...toColumns(fields), updated })
    .where('id', '=', id)
    .execute();
}

/** Sets the state of a post alone, as a new version. */
export async function setPostStatus(db: Db, id: number, board_status: BoardStatusCode, updated: Date): Promise<void> {
  await db.updateTable('board_post').set({ board_status, updated }).where('id', '=', id).execute();
}

/** Deleted posts; everything that belongs to one except its files is deleted with it. */
export const deletedPosts = softDeleteOf('board_post');

/** Condition on `board_post as board`: the title or the text contains the words. */
export const matchesPost = (searched: string): Expression<SqlBool> => matches('board.searched', searched);

/** Number of attachments of `board_post as board` whose files are for `use`. */
export const fileCount = (use: string): RawBuilder<number> =>
  sql<number>`(select count(*)::integer from record_file as attached where attached.use = ${use} and attached.record_id = board.id and attached.position is not null)`;

const selectReadable = (db: Db, id: number) =>
  db
    .selectFrom('board_post')
    .where('id', '=', id)
    .where('board_status', '=', BoardStatus.VISIBLE)
    .where('deleted', 'is', null);

/** Finds how often a post was read; `undefined` for one that readers may not see. */
export const findViews = async (db: Db, id: number): Promise<number | undefined> =>
  (await selectReadable(db, id).select('views').executeTakeFirst())?.views;

/** Whether this is the member's first view on the business day `day`; a second call returns false. */
export async function isFirstViewOfDay(db: Db, boardId: number, userId: number, day: string): Promise<boolean> {
  const row = await db
    .insertInto('board_view')
    .values({ board_id: boardId, user_id: userId, day })
    .onConflict((conflict) =>
      conflict.columns(['board_id', 'user_id']).doUpdateSet({ day }).where('board_view.day', '<', day),
    )
    .returning('board_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one view. */
export async function addView(db: Db, id: number): Promise<number> {
  const { views } = await db
    .updateTable('board_post')
    .set({ views: sql`views + 1` })
    .where('id', '=', id)
    .returning('views')
    .executeTakeFirstOrThrow();
  return views;
}

/** Deletes a post for good with everything that belongs to it but its files. */
export async function deletePost(db: Db, id: number): Promise<void> {
  await db.deleteFrom('board_post').where('id', '=', id).execute();
}

/** Counts a comment on a post, or with -1 one that is no longer there. */
export async function countComment(db: Db, id: number, by: 1 | -1): Promise<void> {
  await db
    .updateTable('board_post')
    .set({ comments: sql`comments + ${by}::integer` })
    .where('id', '=', id)
    .execute();
}
