import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { newNanoId } from '../../platform/ids.ts';
import { type PageQuery, readPage } from '../../platform/records/read-page.ts';
import { hasRef } from '../../platform/records/record-ref.ts';
import { selectAuthor } from '../posts/index.ts';

const selectBlocks = (db: Db) =>
  db
    .selectFrom('community_block as block')
    .select(['block.id', 'block.nano_id', 'block.is_anonymous', 'block.created'])
    .select(selectAuthor('block.blocked_id').as('author'));
export type BlockRow = Awaited<ReturnType<ReturnType<typeof selectBlocks>['executeTakeFirstOrThrow']>>;

export const listBlocks = (db: Db, query: PageQuery, userId: number): Promise<Page<BlockRow>> =>
  readPage(db, query, {
    found: db.selectFrom('community_block as block').where('block.user_id', '=', userId),
    order: [],
    key: 'block.id',
    lines: selectBlocks(db),
  });

/** Number of blocks of a member, without one of the same author. */
export const countOtherBlocks = async (
  db: Db,
  { user_id, blocked_id, is_anonymous }: { user_id: number; blocked_id: number; is_anonymous: boolean },
): Promise<number> =>
  (
    await db
      .selectFrom('community_block')
      .where('user_id', '=', user_id)
      .where((eb) => eb.or([eb('blocked_id', '!=', blocked_id), eb('is_anonymous', '!=', is_anonymous)]))
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Stores a block; a repetition changes nothing. */
export async function insertBlock(
  db: Db,
  block: { user_id: number; blocked_id: number; is_anonymous: boolean },
  now: Date,
): Promise<BlockRow> {
  await db
    .insertInto('community_block')
    .values({ ...block, nano_id: newNanoId(), created: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id', 'is_anonymous']).doNothing())
    .execute();
  return selectBlocks(db)
    .where('block.user_id', '=', block.user_id)
    .where('block.blocked_id', '=', block.blocked_id)
    .where('block.is_anonymous', '=', block.is_anonymous)
    .executeTakeFirstOrThrow();
}

/** Deletes a block of a member; resolves to whether there was one. */
export const deleteBlock = async (db: Db, ref: string, userId: number): Promise<boolean> =>
  (await db
    .deleteFrom('community_block')
    .where(hasRef('community_block', ref))
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Deletes the block of an author's named texts, if there is one. */
export async function deleteNamedBlock(db: Db, userId: number, blockedId: number): Promise<void> {
  await db
    .deleteFrom('community_block')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .where('is_anonymous', '=', false)
    .execute();
}

export async function deleteBlocksOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('community_block').where('user_id', '=', userId).execute();
}

/** When an account has blocked somebody, for its own download. */
export const listBlocksOf = (db: Db, userId: number) =>
  db.selectFrom('community_block').where('user_id', '=', userId).select('created').orderBy('id').execute();
