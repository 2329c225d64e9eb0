import { BoardStatus, type BoardStatusCode } from '../codes/board-status.ts';

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;

/** What staff make of a notice: a draft is published, a published one hidden and shown again; nothing becomes a draft again (FACTS §10.6). */
const NOTICE_MOVES: readonly (readonly [from: BoardStatusCode, to: BoardStatusCode])[] = [
  [TEMP, VISIBLE],
  [VISIBLE, INVISIBLE],
  [INVISIBLE, VISIBLE],
];

/** Whether a notice can go from one state to the other; staying is no move. If not the answer is `invalid_transition`. */
export const isNoticeMove = (from: BoardStatusCode, to: BoardStatusCode): boolean =>
  NOTICE_MOVES.some((move) => move[0] === from && move[1] === to);
