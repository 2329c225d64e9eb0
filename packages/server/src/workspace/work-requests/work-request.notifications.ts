import { ProcessState, type ProcessStateCode } from '@danji/contracts/codes/work-request-codes';
import { workspaceNotifications } from '@danji/contracts/notifications/catalogue/workspace';
import { rolesWith } from '@danji/contracts/workspace/space-rights';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { RequestRow } from './work-request.repository.ts';

const listMemberIds = async (db: Db, spaceId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('work_member')
      .where('space_id', '=', spaceId)
      .where('edit_state_type', '=', EditState.DONE)
      .where('role', 'in', rolesWith('work'))
      .select('user_id')
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

const refresh = (db: Db, userIds: readonly number[], now: Date): Promise<void> =>
  publishChange(db, userIds, { tags: ['work_request'] }, now);

const { requestReceived, requestReopened, requestRunning, requestAnswered, requestRefused } = workspaceNotifications;

const toValues = ({ id, title, space_id, space_title }: RequestRow) => ({
  space_id,
  space_title,
  request_id: id,
  title,
});

/** Notifies our staff of a new or reopened request: its handler, otherwise all operators. */
export async function notifyStaff(db: Db, request: RequestRow, now: Date): Promise<void> {
  const { space_id, handler_id, process_state, reopened } = request;
  const operators = await listOperatorIds(db);
  const recipients = handler_id !== null && operators.includes(handler_id) ? [handler_id] : operators;
  if (process_state === ProcessState.RECEIVED)
    await notify(db, reopened === null ? requestReceived : requestReopened, recipients, toValues(request), now);
  await refresh(db, operators, now);
  await refresh(db, await listMemberIds(db, space_id), now);
}

const TO_WRITER: Partial<Record<ProcessStateCode, typeof requestRunning>> = {
  [ProcessState.RUNNING]: requestRunning,
  [ProcessState.ANSWERED]: requestAnswered,
  [ProcessState.REFUSED]: requestRefused,
};

/** Notifies the author of a request of a change by our staff, while they are a member of the work space. */
export async function notifyWriter(db: Db, request: RequestRow, now: Date): Promise<void> {
  const { space_id, user_id, process_state } = request;
  const members = await listMemberIds(db, space_id);
  const definition = TO_WRITER[process_state];
  if (definition && members.includes(user_id)) await notify(db, definition, [user_id], toValues(request), now);
  await refresh(db, members, now);
  await refresh(db, await listOperatorIds(db), now);
}
