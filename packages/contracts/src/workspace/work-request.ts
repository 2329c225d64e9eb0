import { Type, type Static } from 'typebox';
import { ProcessState, WorkRequestType } from '../codes/work-request-codes.ts';
import { file } from '../site/file.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  strictObject,
  nonEmptyString,
  id,
  nanoId,
  nullable,
  oneOf,
  timestamp,
  created,
  updated,
  entity,
  labelled,
  fileCount,
} from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { spaceRef } from './space-ref.ts';
import { WORK_REQUEST_LIMITS } from './work-request-limits.ts';
import { ANSWER_LIMITS } from '../limits.ts';

export const requestType = labelled('요청 종류', WorkRequestType.schema);
export const processState = labelled('처리 상태', ProcessState.schema);

/** The content of a request: its kind and plain text. */
const workRequestData = strictObject({
  request_type: requestType,
  text: nonEmptyString('내용', WORK_REQUEST_LIMITS.textCharacters),
});

/** The fields that a member writes. `file_ids` are the author's own uploads in their order. */
export const workRequestFields = {
  title: nonEmptyString('제목', WORK_REQUEST_LIMITS.titleCharacters),
  data: workRequestData,
  file_ids: Type.Array(nanoId, { maxItems: WORK_REQUEST_LIMITS.files, label: '첨부파일' }),
};

/** A request as lists show it (SPEC §3, Workspace request). */
export const workRequestSummary = entity('WorkRequestSummary', {
  id,
  space: labelled('워크스페이스', spaceRef),
  user: labelled('보낸 사람', personRef),
  title: Type.String({ label: '제목' }),
  request_type: requestType,
  process_state: processState,
  /** Whether it was answered or refused and no member of the work space has looked at it since. */
  is_unseen: Type.Boolean({ label: '읽지 않은 답변' }),
  file_count: fileCount,
  /** The operator who handles it; only our staff gets this field. */
  handler: labelled('담당', nullable(personRef)),
  /** When it was answered, refused or canceled. */
  done_datetime: labelled('처리한 때', nullable(timestamp)),
  /** When it was reopened after an answer; this is possible once. */
  reopened: labelled('다시 물은 때', nullable(timestamp)),
  created,
  updated,
});

/** One transition of a request. Only our staff gets the `user` of an operator. `comment` is the reason of a refusal, or of reopening. */
const workRequestEvent = strictObject({
  id,
  side: oneOf('space', 'staff'),
  user: nullable(personRef),
  from_state: nullable(ProcessState.schema),
  to_state: ProcessState.schema,
  comment: nullable(Type.String()),
  /** The answer of this transition. */
  result: nullable(richDocument),
  created,
});

/** A whole request; `result` is its newest answer, `events` are its transitions from the first on. */
export const workRequest = entity('WorkRequest', {
  ...workRequestSummary.properties,
  data: strictObject({ request_type: WorkRequestType.schema, text: Type.String() }),
  result: nullable(richDocument),
  files: Type.Array(file, { maxItems: WORK_REQUEST_LIMITS.files }),
  events: Type.Array(workRequestEvent, { maxItems: ANSWER_LIMITS.trail }),
});

export type WorkRequestSummary = Static<typeof workRequestSummary>;
export type WorkRequestEvent = Static<typeof workRequestEvent>;
export type WorkRequest = Static<typeof workRequest>;
