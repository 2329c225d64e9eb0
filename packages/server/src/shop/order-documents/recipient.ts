import { EditState } from '@danji/contracts/codes/edit-state';
import type { Db } from '../../platform/database/open-database.ts';

/** The name of the work space of now, in which an account is a member; papers are for it rather than for the person. */
export async function findWorkSpaceName(db: Db, userId: number): Promise<string | undefined> {
  const space = await db
    .selectFrom('current_work_space as current')
    .innerJoin('work_space as space', 'space.id', 'current.space_id')
    .innerJoin('work_member as member', (join) =>
      join.onRef('member.space_id', '=', 'current.space_id').onRef('member.user_id', '=', 'current.user_id'),
    )
    .where('current.user_id', '=', userId)
    .where('member.edit_state_type', '=', EditState.DONE)
    .select('space.title')
    .executeTakeFirst();
  return space?.title;
}
