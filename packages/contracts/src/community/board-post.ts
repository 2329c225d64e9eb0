import { Type } from 'typebox';
import { BoardStatus } from '../codes/board-status.ts';
import { file } from '../site/file.ts';
import { richDocument } from '../documents/rich-document.ts';
import { count, id, nullable, created, updated, publicId, entity, labelled, fileCount } from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { BOARD_LIMITS } from './board-limits.ts';

/** A post in a list: everything but its content and its files. */
export const boardPostSummary = entity('BoardPostSummary', {
  id,
  nano_id: publicId,
  /** It is `null` for a post of our staff: readers do not see which operator wrote it. */
  user: labelled('작성자', nullable(personRef)),
  board_status: labelled('공개 상태', BoardStatus.schema),
  title: Type.String({ label: '제목' }),
  views: count('조회', Number.MAX_SAFE_INTEGER),
  comments: count('댓글', Number.MAX_SAFE_INTEGER),
  file_count: fileCount,
  created,
  /** It differs after every change, and a change has to send it back, so that nobody overwrites a version they have not seen. */
  updated,
});

/** A board post (SPEC §3, Boards). `files` are its attachments in their order; pictures in the content are not among them. */
export const boardPost = entity('BoardPost', {
  ...boardPostSummary.properties,
  content: richDocument,
  files: Type.Array(file, { maxItems: BOARD_LIMITS.files }),
});
