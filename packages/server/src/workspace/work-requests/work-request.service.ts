import type { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import {
  canReopen,
  isRequestTransition,
  canTransitionRequest,
  REOPEN_DAYS,
  type RequestActor,
} from '@danji/contracts/workspace/work-request-transitions';
import { ProcessState, type ProcessStateCode } from '@danji/contracts/codes/work-request-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { Updateable } from 'kysely';
import { findMembership, memberHasRight, requireRight, type Membership } from '../work-spaces/index.ts';
import { checkDocument, syncDocumentFiles } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { nextVersion } from '../../platform/records/version.ts';
import {
  ANSWER_FILE_USE,
  findRequest,
  findRequestForChange,
  insertEvent,
  insertRequest,
  REQUEST_FILE_USE,
  type RequestRow,
  updateRequest,
} from './work-request.repository.ts';

type Writer = { user: Principal; now: Date };
type Transition = {
  to: ProcessStateCode;
  comment?: string;
  result?: RichDocument;
  changes?: Updateable<Database['work_request']>;
  check?: (row: RequestRow) => void;
};

const NOT_FOUND_MESSAGE = '요청이 없어요. 주소가 바뀌었거나 이 워크스페이스의 멤버가 아닐 수 있어요.';
const NO_TEXT: RichDocument = toDocument('');

async function getRow(db: Db, id: number): Promise<RequestRow> {
  const row = await findRequest(db, id);
  if (!row) throw new Error('The request that was just written is not there.');
  return row;
}

/** Throws for everybody who neither works in the space nor is staff. */
async function requireReader(
  db: Db,
  user: Principal,
  row: RequestRow | undefined,
): Promise<{ row: RequestRow; membership: Membership }> {
  if (!row) throw new ProblemError('not_found', { title: NOT_FOUND_MESSAGE });
  const membership = await findMembership(db, row.space_id, user.id);
  requireRight(user, membership, 'work');
  return { row, membership };
}

/** Returns a request for a user who may read it. */
export const readRequest = async (db: Db, user: Principal, id: number): Promise<RequestRow> =>
  (await requireReader(db, user, await findRequest(db, id))).row;

/** Creates a request with its files. */
export async function writeRequest(
  db: Db,
  { space_id, title, data, file_ids }: BodyOf<typeof createWorkRequest>,
  { user, now }: Writer,
): Promise<RequestRow> {
  requireRight(user, await findMembership(db, space_id, user.id), 'work');
  const id = await insertRequest(db, {
    space_id,
    user_id: user.id,
    request_type: data.request_type,
    title: title.trim(),
    text: data.text.trim(),
    process_state: ProcessState.RECEIVED,
    handler_id: null,
    created: now,
    updated: now,
  });
  await insertEvent(db, {
    request_id: id,
    user_id: user.id,
    side: 'space',
    from_state: null,
    to_state: ProcessState.RECEIVED,
    comment: null,
    result: null,
    created: now,
  });
  await syncDocumentFiles(db, {
    use: REQUEST_FILE_USE,
    recordId: id,
    document: NO_TEXT,
    attachments: file_ids,
    userId: user.id,
    now,
  });
  return getRow(db, id);
}

function toActor(user: Principal, { user_id }: RequestRow, membership: Membership): RequestActor {
  if (isStaff(user)) return 'staff';
  if (user.id === user_id) return 'writer';
  return memberHasRight(membership, 'manage_work') ? 'manager' : 'member';
}

/** Makes a transition under the row lock and records its event; resolves to the request before and after. */
async function transition(
  db: Db,
  id: number,
  { to, comment, result, changes = {}, check }: Transition,
  { user, now }: Writer,
): Promise<{ before: RequestRow; after: RequestRow }> {
  const { row: before, membership } = await requireReader(db, user, await findRequestForChange(db, id));
  const from = before.process_state;
  const actor = toActor(user, before, membership);
  if (!isRequestTransition(from, to))
    throw new ProblemError('invalid_transition', {
      title: `지금은 '${ProcessState.label(from)}' 상태라서 할 수 없어요. 바뀐 내용을 확인해 주세요.`,
      extra: { from, to },
    });
  if (!canTransitionRequest(from, to, actor)) throw new ProblemError('forbidden');
  check?.(before);
  await updateRequest(db, id, { process_state: to, updated: nextVersion(before, now), ...changes });
  const event = await insertEvent(db, {
    request_id: id,
    user_id: user.id,
    side: actor === 'staff' ? 'staff' : 'space',
    from_state: from,
    to_state: to,
    comment: comment?.trim() ?? null,
    result: result ?? null,
    created: now,
  });
  if (result)
    await syncDocumentFiles(db, {
      use: ANSWER_FILE_USE,
      recordId: event,
      document: result,
      field: 'result',
      userId: user.id,
      now,
    });
  return { before, after: await getRow(db, id) };
}

export const cancel = (db: Db, id: number, writer: Writer) =>
  transition(db, id, { to: ProcessState.CANCELED, changes: { done_datetime: writer.now } }, writer);

export const reopen = (db: Db, id: number, comment: string, writer: Writer) =>
  transition(
    db,
    id,
    {
      to: ProcessState.RECEIVED,
      comment,
      changes: { done_datetime: null, reopened: writer.now, seen: null },
      check: (row) => {
        if (row.reopened !== null)
          throw new ProblemError('invalid_transition', { title: '이미 한 번 다시 물었어요. 새 요청으로 남겨 주세요.' });
        if (!canReopen(row, writer.now))
          throw new ProblemError('invalid_transition', {
            title: `답변을 받고 ${REOPEN_DAYS}일이 지났어요. 새 요청으로 남겨 주세요.`,
          });
      },
    },
    writer,
  );

export const assignRequest = (db: Db, id: number, writer: Writer) =>
  transition(db, id, { to: ProcessState.RUNNING, changes: { handler_id: writer.user.id } }, writer);

/** The operator who ends a request becomes its handler. */
const toEnd = (writer: Writer): Pick<Transition, 'changes'> => ({
  changes: { done_datetime: writer.now, seen: null, handler_id: writer.user.id },
});

export const answer = (db: Db, id: number, result: RichDocument, writer: Writer) =>
  transition(db, id, { to: ProcessState.ANSWERED, result: checkDocument(result, 'result'), ...toEnd(writer) }, writer);

export const refuse = (db: Db, id: number, reason: string, writer: Writer) =>
  transition(db, id, { to: ProcessState.REFUSED, comment: reason, ...toEnd(writer) }, writer);
