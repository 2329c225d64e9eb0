import { ERASED_NAME, FORMER_MEMBER_NAME } from '@danji/contracts/accounts/personal-data';
import { EditState } from '@danji/contracts/codes/edit-state';
import { UserType } from '@danji/contracts/codes/user-codes';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the name of `account` in the export of a work space. An export is handed on, so it names only those who are
 * members now, and our staff: nobody who has left the work space or withdrawn.
 */
export const exportedName = (spaceId: number): RawBuilder<string> =>
  sql<string>`case
    when account.deleted is not null then ${ERASED_NAME}
    when account.user_type = ${sql.lit(UserType.STAFF)} then account.name
    when exists (select 1 from work_membership as colleague where colleague.space_id = ${spaceId}
      and colleague.user_id = account.id and colleague.edit_state_type = ${sql.lit(EditState.DONE)}) then account.name
    else ${FORMER_MEMBER_NAME} end`;
