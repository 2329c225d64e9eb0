import type { CommunityAct, CommunityWeight } from '@danji/contracts/points/community-earnings';
import { type Selectable, sql, type Updateable } from 'kysely';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';

export type ActRow = Selectable<Database['community_act']>;

/** An act to record. `userId` gets the points; `actorId` has recommended or accepted. */
export type NewAct = {
  key: string;
  action: CommunityAct;
  userId: number;
  actorId?: number;
  postId: number;
  boardId: number;
  commentId?: number;
  /** When it is looked at first. */
  due: Date;
  now: Date;
};

/** SQL for the value of the rule that is in force for a category: that of the sub-category before wider ones, 0 without any. */
const ruleValue = (action: string, post: string) => sql<number>`coalesce((
  select rule.value from community_point_rule as rule
  where rule.action_type = ${action} and rule.value is not null
    and (rule.category1 = 'all'
      or (rule.category1 = ${sql.ref(`${post}.category`)} and rule.category2 in (0, ${sql.ref(`${post}.category1`)})))
  order by rule.category1 <> 'all' desc, rule.category2 desc limit 1), 0)`;

/**
 * Records an act once; a repetition changes nothing. What others have given to a member counts once for the pair: when it
 * brought nothing before, the new one counts instead.
 */
export async function insertAct(db: Db, act: NewAct): Promise<void> {
  const { key, action, userId, actorId = null, postId, boardId, commentId = null, due, now } = act;
  await sql`
    insert into community_act (act_key, action, user_id, actor_id, post_id, board_id, comment_id, category, category1,
        value, created, due)
      select ${key}, ${action}, ${userId}::bigint, ${actorId}::bigint, post.id, ${boardId}::bigint, ${commentId}::bigint,
          post.category, post.category1, ${ruleValue(action, 'post')},
          ${now}::timestamptz, ${due}::timestamptz
        from community_post as post where post.id = ${postId}
      on conflict (act_key) do update set is_withdrawn = false, post_id = excluded.post_id, board_id = excluded.board_id,
          comment_id = excluded.comment_id, category = excluded.category, category1 = excluded.category1,
          value = excluded.value, created = excluded.created, due = excluded.due
        where community_act.actor_id is not null
          and (community_act.is_withdrawn or community_act.state in ('refused', 'reversed'))`.execute(db);
}

/** Takes back what somebody has given to a member for a text. */
export async function withdrawAct(
  db: Db,
  { key, boardId, commentId, now }: Pick<NewAct, 'key' | 'boardId' | 'commentId' | 'now'>,
): Promise<void> {
  await db
    .updateTable('community_act')
    .set({ is_withdrawn: true, due: now })
    .where('act_key', '=', key)
    .where('board_id', '=', boardId)
    .where('comment_id', 'is not distinct from', commentId ?? null)
    .where('is_withdrawn', '=', false)
    .execute();
}

/** Acts that are due, the oldest first. */
export const listDue = async (db: Db, now: Date, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('community_act')
      .where('due', '<=', now.toISOString())
      .orderBy('due')
      .orderBy('id')
      .limit(limit)
      .select('id')
      .execute()
  ).map(({ id }) => id);

/** Locks an act that is still due; none when another run has it or is done with it. */
export const lockDue = (db: Db, id: number, now: Date): Promise<ActRow | undefined> =>
  db
    .selectFrom('community_act')
    .selectAll()
    .where('id', '=', id)
    .where('due', '<=', now.toISOString())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function updateAct(db: Db, id: number, change: Updateable<Database['community_act']>): Promise<void> {
  await db.updateTable('community_act').set(change).where('id', '=', id).execute();
}

/** Paid acts of a member on a business day. */
export const countPaid = async (db: Db, { user_id, action }: ActRow, day: string): Promise<number> =>
  (
    await db
      .selectFrom('community_act')
      .where('user_id', '=', user_id)
      .where('action', '=', action)
      .where('state', '=', 'paid')
      .where('created', '>=', dayStart(day))
      .where('created', '<', dayEnd(day))
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** The weights that are in force for a category, by percent. */
export async function findWeights(
  db: Db,
  { category, category1 }: Pick<ActRow, 'category' | 'category1'>,
): Promise<Partial<Record<CommunityWeight, number>>> {
  const { rows } = await sql<{ action_type: CommunityWeight; value: number }>`
    select distinct on (rule.action_type) rule.action_type, rule.value from community_point_rule as rule
      where rule.action_type like 'weight%' and rule.value is not null
        and (rule.category1 = 'all' or (rule.category1 = ${category} and rule.category2 in (0, ${category1}::smallint)))
      order by rule.action_type, rule.category1 <> 'all' desc, rule.category2 desc`.execute(db);
  return Object.fromEntries(rows.map(({ action_type, value }) => [action_type, value]));
}

/** The price of the files of a post (points), by the rule of its category; 0 when they are free. */
export async function findDownloadPrice(db: Db, post: Pick<ActRow, 'category' | 'category1'>): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select ${ruleValue('download', 'post')} as value
      from (select ${post.category}::text as category, ${post.category1}::smallint as category1) as post`.execute(db);
  return Math.max(0, -(rows[0]?.value ?? 0));
}

const toDownload = (postId: number, userId: number): string => `download:${postId}:${userId}`;

export const hasDownload = async (db: Db, postId: number, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('community_act')
    .where('act_key', '=', toDownload(postId, userId))
    .select('id')
    .executeTakeFirst()) !== undefined;

type Download = Pick<NewAct, 'userId' | 'postId' | 'boardId' | 'now'> & Pick<ActRow, 'category' | 'category1'>;

/** Stores that a member has paid for the files of a post; resolves to the id of the act, or none when it was paid before. */
export const insertDownload = async (
  db: Db,
  { userId, postId, boardId, category, category1, now }: Download,
  price: number,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('community_act')
      .values({
        act_key: toDownload(postId, userId),
        action: 'download',
        user_id: userId,
        post_id: postId,
        board_id: boardId,
        category,
        category1,
        value: -price,
        state: 'paid',
        points: -price,
        created: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;
