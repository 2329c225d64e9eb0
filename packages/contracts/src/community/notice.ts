import { Type, type Static } from 'typebox';
import { BoardStatus, type BoardStatusCode } from '../codes/board-status.ts';
import { richDocument } from '../documents/rich-document.ts';
import {
  strictObject,
  nonEmptyString,
  id,
  nanoId,
  nullable,
  timestamp,
  recordRef,
  publicId,
  entity,
  labelled,
} from '../fields.ts';
import { BOARD_LIMITS } from './board-limits.ts';
import { boardPostSummary, boardPost } from './board-post.ts';

const commonFields = {
  id,
  nano_id: publicId,
  is_important: Type.Boolean({ label: '중요 공지' }),
  /** The time of the first publication; `null` for a draft. */
  published: labelled('올린 때', nullable(timestamp)),
  /** When members were notified of it; this happens once. */
  notified: labelled('회원에게 알린 때', nullable(timestamp)),
};

/** A notice in a list (SPEC §3, Boards). */
export const noticeSummary = entity('NoticeLine', { ...commonFields, board: labelled('게시글', boardPostSummary) });

/** The previous or next notice by date of publication. */
const noticeNeighbour = strictObject({ nano_id: publicId, title: Type.String(), published: timestamp });

/** A whole notice; `previous` is the older, `next` the newer visible notice. */
export const notice = entity('Notice', {
  ...commonFields,
  board: boardPost,
  previous: nullable(noticeNeighbour),
  next: nullable(noticeNeighbour),
});

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;
const status = <const C extends readonly BoardStatusCode[]>(...codes: C) =>
  Type.Unsafe<C[number]>({ type: 'integer', enum: codes, label: '공개 상태' });

/** The fields that operators write. */
export const noticeFields = {
  title: nonEmptyString('제목', BOARD_LIMITS.titleCharacters),
  content: richDocument,
  is_important: Type.Boolean({ label: '중요 공지' }),
  board_status: status(VISIBLE, INVISIBLE, TEMP),
  /** The attachments in their order: uploads of the caller, and existing attachments of the notice. */
  file_ids: Type.Array(nanoId, { maxItems: BOARD_LIMITS.files, label: '첨부파일' }),
};
/** A new notice is published at once or is a draft. */
export const newNoticeStatus = status(VISIBLE, TEMP);
/** Notifies every member; only for a visible notice, and only once. */
export const notifyMembers = Type.Optional(Type.Boolean({ label: '회원에게 알림 보내기' }));

export type Notice = Static<typeof notice>;
export type NoticeSummary = Static<typeof noticeSummary>;
export type NoticeNeighbour = Static<typeof noticeNeighbour>;

/** A notice in a path: its number or its public id, which its address in the app contains. */
export const noticeParams = strictObject({ id: recordRef });
