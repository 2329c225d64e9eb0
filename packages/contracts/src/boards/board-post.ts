import { Type, type Static } from 'typebox';
import { BoardStatus } from '../codes/board-status.ts';
import { file } from '../commons/file.ts';
import { richDocument } from '../documents/rich-document.ts';
import { closed, id, nanoId, nullable, timestamp } from '../fields.ts';
import { personRef } from '../users/user.ts';

const tally = Type.Integer({ minimum: 0 });

export const BOARD_LIMITS = { titleLetters: 100, files: 10 } as const;

/** A post as lists show it: everything but its content and its files. */
export const boardLine = closed({
  id,
  nano_id: nanoId,
  /** `null`: readers see that the house wrote it, not which operator. */
  user: nullable(personRef),
  board_status: BoardStatus.schema,
  title: Type.String(),
  views: tally,
  comments: tally,
  file_count: tally,
  created: timestamp,
  /** Changes with every change; goes back with one, so that nobody overwrites what they have not seen. */
  updated: timestamp,
});

/** A board post (SPEC §3, Boards). `files` are its attachments in their order; pictures in the content are not among them. */
export const boardPost = closed({ ...boardLine.properties, content: richDocument, files: Type.Array(file) });

export type BoardLine = Static<typeof boardLine>;
export type BoardPost = Static<typeof boardPost>;
