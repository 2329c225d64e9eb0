import { ProcessState, type ProcessStateCode } from '@danji/contracts/codes/work-request-codes';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { NotificationType } from '@danji/contracts/notifications/notification';
import { webPaths } from '@danji/contracts/web-paths';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { RequestRow } from './work-request.repository.ts';

const listOperatorIds = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectFrom('user_account')
      .where('user_type', '=', UserType.STAFF)
      .where('account_status', '=', AccountStatus.NORMAL)
      .where('deleted', 'is', null)
      .select('id')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

const listMemberIds = async (db: Db, spaceId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('work_member')
      .where('space_id', '=', spaceId)
      .where('edit_state_type', '=', EditState.DONE)
      .select('user_id')
      .orderBy('user_id')
      .execute()
  ).map(({ user_id }) => user_id);

const refresh = (db: Db, userIds: readonly number[], now: Date): Promise<void> =>
  publishChange(db, userIds, { tags: ['work_request'] }, now);

const TO_STAFF: Partial<Record<ProcessStateCode, string>> = {
  [ProcessState.RECEIVED]: '새 요청이 왔어요',
  [ProcessState.CANCELED]: '요청이 취소되었어요',
};

/** Notifies our staff of a new, reopened or canceled request: its handler, otherwise all operators. */
export async function notifyStaff(
  db: Db,
  { id, title, space_id, space_title, handler_id, process_state, reopened }: RequestRow,
  now: Date,
): Promise<void> {
  const operators = await listOperatorIds(db);
  const recipients = handler_id !== null && operators.includes(handler_id) ? [handler_id] : operators;
  const heading =
    reopened !== null && process_state === ProcessState.RECEIVED
      ? '답변한 요청을 다시 물었어요'
      : TO_STAFF[process_state];
  if (heading && process_state !== ProcessState.CANCELED) {
    for (const operator of recipients)
      await notify(
        db,
        operator,
        {
          type: NotificationType.WORKSPACE,
          title: heading,
          content: `'${space_title}' · ${title}`,
          link: webPaths.adminRequest(id),
        },
        now,
      );
  }
  await refresh(db, operators, now);
  await refresh(db, await listMemberIds(db, space_id), now);
}

const TO_WRITER: Partial<Record<ProcessStateCode, string>> = {
  [ProcessState.RUNNING]: '요청을 확인하고 있어요',
  [ProcessState.ANSWERED]: '요청에 답변이 왔어요',
  [ProcessState.REFUSED]: '요청이 반려되었어요',
};

/** Notifies the author of a request of a change by our staff, while they are a member of the work space. */
export async function notifyWriter(
  db: Db,
  { id, title, space_id, space_title, user_id, process_state }: RequestRow,
  now: Date,
): Promise<void> {
  const members = await listMemberIds(db, space_id);
  const heading = TO_WRITER[process_state];
  if (heading && members.includes(user_id))
    await notify(
      db,
      user_id,
      {
        type: NotificationType.WORKSPACE,
        title: heading,
        content: `'${space_title}' · ${title}`,
        link: webPaths.workspaceRequest(space_id, id),
      },
      now,
    );
  await refresh(db, members, now);
  await refresh(db, await listOperatorIds(db), now);
}
