import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';

/** Finds the details of a work space as K-apt reported them; `undefined` without an import. */
export const findSource = async (db: Db, spaceId: number): Promise<Partial<WorkSpaceDetails> | undefined> =>
  (await db.selectFrom('work_space_source').where('space_id', '=', spaceId).select('facts').executeTakeFirst())?.facts;

export const saveSource = (db: Db, spaceId: number, facts: Partial<WorkSpaceDetails>, now: Date) =>
  db
    .insertInto('work_space_source')
    .values({ space_id: spaceId, facts: toJson(facts), imported: now })
    .onConflict((conflict) => conflict.column('space_id').doUpdateSet({ facts: toJson(facts), imported: now }))
    .execute();
