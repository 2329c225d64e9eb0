import type { Db } from '../../platform/database/open-database.ts';

/** Deletes the exports of a work space; their bytes are found as orphans. */
export async function purgeExportsOf(db: Db, spaceId: number): Promise<void> {
  await db
    .deleteFrom('work_hand_over_event')
    .where('hand_over_id', 'in', db.selectFrom('work_hand_over').where('space_id', '=', spaceId).select('id'))
    .execute();
  await db.deleteFrom('work_hand_over').where('space_id', '=', spaceId).execute();
}
