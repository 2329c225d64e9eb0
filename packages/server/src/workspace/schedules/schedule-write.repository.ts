import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

type Origin = { spaceId: number; userId: number; now: Date | string };

const toRow = (fields: ScheduleFields, { spaceId, userId, now }: Origin) => ({
  ...fields,
  space_id: spaceId,
  user_id: userId,
  created: now,
  updated: now,
});

export async function insertSchedule(db: Db, fields: ScheduleFields, origin: Origin): Promise<number> {
  return (await db.insertInto('work_schedule').values(toRow(fields, origin)).returning('id').executeTakeFirstOrThrow())
    .id;
}

const BATCH = 200;

/** Adds many at once; resolves to their ids in the order of the fields. */
export async function insertSchedules(db: Db, all: readonly ScheduleFields[], origin: Origin): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < all.length; at += BATCH) {
    const rows = await db
      .insertInto('work_schedule')
      .values(all.slice(at, at + BATCH).map((fields) => toRow(fields, origin)))
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

export const updateScheduleRow = (db: Db, id: number, fields: Partial<ScheduleFields>, updated: Date) =>
  db
    .updateTable('work_schedule')
    .set({ ...fields, updated })
    .where('id', '=', id)
    .execute();

export const setDeleted = (db: Db, id: number, deleted: Date | null, updated: Date) =>
  db.updateTable('work_schedule').set({ deleted, updated }).where('id', '=', id).execute();

/** Finds and locks a deleted schedule that can be restored. */
export const findDeleted = (db: Db, id: number) =>
  db
    .selectFrom('work_schedule')
    .where('id', '=', id)
    .where('deleted', 'is not', null)
    .select(['id', 'space_id', 'title', 'updated'])
    .forUpdate()
    .executeTakeFirst();

/** Whether `id` is `root` or one of its predecessors. */
export async function isInChain(db: Db, root: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with recursive chain as (
      select schedule.id, schedule.previous_id from work_schedule as schedule where schedule.id = ${root}
      union
      select older.id, older.previous_id from chain join work_schedule as older on older.id = chain.previous_id
    )
    select id from chain where id = ${id}`.execute(db);
  return rows.length > 0;
}

/**
 * Deletes for good, with its history; its successor then follows its predecessor. False for a schedule that was
 * restored meanwhile.
 */
export async function purgeSchedule(db: Db, id: number, before: Date): Promise<boolean> {
  const dropped = await db
    .selectFrom('work_schedule')
    .where('id', '=', id)
    .where('deleted', '<', before.toISOString())
    .select('previous_id')
    .forUpdate()
    .executeTakeFirst();
  if (!dropped) return false;
  await db
    .updateTable('work_schedule')
    .set({ previous_id: dropped.previous_id })
    .where('previous_id', '=', id)
    .execute();
  await db.deleteFrom('work_schedule').where('id', '=', id).execute();
  return true;
}
