import { Type } from 'typebox';
import { BoardStatus } from '../codes/board-status.ts';
import { file } from '../site/file.ts';
import { richDocument } from '../documents/rich-document.ts';
import { strictObject, id, nanoId, nullable, timestamp } from '../fields.ts';
import { personRef } from '../accounts/user.ts';

const tally = Type.Integer({ minimum: 0 });

export const BOARD_LIMITS = { titleCharacters: 100, files: 10 } as const;

/** A post in a list: everything but its content and its files. */
export const boardPostSummary = strictObject({
  id,
  nano_id: nanoId,
  /** It is `null` for a post of our staff: readers do not see which operator wrote it. */
  user: nullable(personRef),
  board_status: BoardStatus.schema,
  title: Type.String(),
  views: tally,
  comments: tally,
  file_count: tally,
  created: timestamp,
  /** It differs after every change, and a change has to send it back, so that nobody overwrites a version they have not seen. */
  updated: timestamp,
});

/** A board post (SPEC §3, Boards). `files` are its attachments in their order; pictures in the content are not among them. */
export const boardPost = strictObject({
  ...boardPostSummary.properties,
  content: richDocument,
  files: Type.Array(file),
});
