import type { NanoId } from '@danji/contracts/fields';
import { UserType } from '@danji/contracts/codes/user-codes';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

/** Whom a comment names: the account, its public id, and the name that stood in the text. */
export type MentionRow = { user_id: number; nano_id: NanoId; name: string };

/** SQL for the mentions of a comment, by the column with its id; of accounts that are not gone. */
export const selectMentions = (column: string) => sql<MentionRow[]>`coalesce((
  select jsonb_agg(jsonb_build_object('user_id', mention.user_id, 'nano_id', account.nano_id, 'name', mention.name)
      order by mention.user_id)
    from comment_mention as mention join user_account as account on account.id = mention.user_id
    where mention.comment_id = ${sql.ref(column)} and account.deleted is null), '[]')`;

/** The thread of a post, and the comment in it that is changed. */
type Thread = { postId: number; anonymousId: number | null; commentId: number };

/**
 * Those of the accounts that a comment may name: who wrote the post, an answer or a comment that others read, and whom
 * the comment has named before; never the anonymous author.
 */
export const findMentionable = (
  db: Db,
  nanoIds: readonly NanoId[],
  { postId, anonymousId, commentId }: Thread,
): Promise<{ id: number; nickname: string }[]> =>
  db
    .selectFrom('user_account as account')
    .where('account.nano_id', 'in', nanoIds)
    .where('account.id', '<>', anonymousId ?? 0)
    .where('account.user_type', 'in', [UserType.GENERAL, UserType.BRAND])
    .where('account.deleted', 'is', null)
    .where('account.nickname', '<>', '')
    .where(
      sql<boolean>`(
        exists (select from community_post as post where post.id = ${postId} and post.user_id = account.id)
        or exists (select from community_answer as answer where answer.question_id = ${postId}
          and answer.user_id = account.id and answer.deleted is null and answer.hidden is null)
        or exists (select from board_comment as comment where comment.user_id = account.id
          and comment.deleted is null and comment.hidden is null and comment.board_id in (
            select post.board_id from community_post as post where post.id = ${postId}
            union all select answer.board_id from community_answer as answer where answer.question_id = ${postId}
              and answer.deleted is null and answer.hidden is null))
        or exists (select from comment_mention as mention
          where mention.comment_id = ${commentId} and mention.user_id = account.id))`,
    )
    .select(['account.id', 'account.nickname'])
    .execute();

/** Stores whom a comment names, by their present names; resolves to how many it has named so far. */
export async function insertMentions(
  db: Db,
  commentId: number,
  mentioned: readonly { id: number; nickname: string }[],
): Promise<number> {
  await db
    .insertInto('comment_mention')
    .values(mentioned.map(({ id, nickname }) => ({ comment_id: commentId, user_id: id, name: nickname })))
    .onConflict((conflict) =>
      conflict.columns(['comment_id', 'user_id']).doUpdateSet(({ ref }) => ({ name: ref('excluded.name') })),
    )
    .execute();
  const { count } = await db
    .selectFrom('comment_mention')
    .where('comment_id', '=', commentId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks as told whom a comment names and who has not been; resolves to all that it names, and whether just now. */
export const markMentionsTold = async (
  db: Db,
  commentId: number,
  now: Date,
): Promise<{ user_id: number; isNew: boolean }[]> => {
  const all = await db
    .selectFrom('comment_mention')
    .where('comment_id', '=', commentId)
    .select(['user_id', 'told'])
    .forUpdate()
    .execute();
  if (all.some(({ told }) => told === null))
    await db
      .updateTable('comment_mention')
      .where('comment_id', '=', commentId)
      .where('told', 'is', null)
      .set({ told: now })
      .execute();
  return all.map(({ user_id, told }) => ({ user_id, isNew: told === null }));
};

/** Those of the accounts that have blocked an author, as who it is named or as the anonymous one. */
export const listBlockers = async (
  db: Db,
  userIds: readonly number[],
  author: { id: number; isAnonymous: boolean },
): Promise<number[]> =>
  (
    await db
      .selectFrom('community_block')
      .where('user_id', 'in', userIds)
      .where('blocked_id', '=', author.id)
      .where('is_anonymous', '=', author.isAnonymous)
      .select('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

/** Deletes the mentions of a comment whose text is deleted. */
export async function deleteMentions(db: Db, commentId: number): Promise<void> {
  await db.deleteFrom('comment_mention').where('comment_id', '=', commentId).execute();
}

/** Deletes every mention of an account. */
export async function forgetMentionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('comment_mention').where('user_id', '=', userId).execute();
}

/** When the comments were written that name an account and are shown. */
export const listMentionsOf = (db: Db, userId: number) =>
  db
    .selectFrom('comment_mention as mention')
    .innerJoin('board_comment as comment', 'comment.id', 'mention.comment_id')
    .where('mention.user_id', '=', userId)
    .where('comment.deleted', 'is', null)
    .where('comment.hidden', 'is', null)
    .select('comment.created')
    .orderBy('comment.id')
    .execute();
