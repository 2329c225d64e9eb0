import { Type, type Static } from 'typebox';
import { ProcessState, WorkRequestType } from '../codes/work-request-codes.ts';
import { file } from '../site/file.ts';
import { richDocument } from '../documents/rich-document.ts';
import { strictObject, nonEmptyString, id, nanoId, nullable, oneOf, timestamp } from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { spaceRef } from './space-ref.ts';

export const WORK_REQUEST_LIMITS = {
  titleCharacters: 100,
  textCharacters: 5000,
  files: 10,
  commentCharacters: 1000,
  reasonCharacters: 1000,
} as const;

export const requestType = { ...WorkRequestType.schema, label: '요청 종류' };
export const processState = { ...ProcessState.schema, label: '처리 상태' };

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
export const workRequestSummary = strictObject({
  id,
  space: spaceRef,
  user: personRef,
  title: Type.String(),
  request_type: WorkRequestType.schema,
  process_state: ProcessState.schema,
  /** Whether it was answered or refused and no member of the work space has looked at it since. */
  is_unseen: Type.Boolean(),
  file_count: Type.Integer({ minimum: 0 }),
  /** The operator who handles it; only our staff gets this field. */
  handler: nullable(personRef),
  /** When it was answered, refused or canceled. */
  done_datetime: nullable(timestamp),
  /** When it was reopened after an answer; this is possible once. */
  reopened: nullable(timestamp),
  created: timestamp,
  updated: timestamp,
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
  created: timestamp,
});

/** A whole request; `result` is its newest answer, `events` are its transitions from the first on. */
export const workRequest = strictObject({
  ...workRequestSummary.properties,
  data: strictObject({ request_type: WorkRequestType.schema, text: Type.String() }),
  result: nullable(richDocument),
  files: Type.Array(file),
  events: Type.Array(workRequestEvent),
});

export type WorkRequestSummary = Static<typeof workRequestSummary>;
export type WorkRequestEvent = Static<typeof workRequestEvent>;
export type WorkRequest = Static<typeof workRequest>;
