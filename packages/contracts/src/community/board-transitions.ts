import { BoardStatus, type BoardStatusCode } from '../codes/board-status.ts';

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;

/**
 * The transitions of a post: a draft is published, a published one is hidden and shown again; nothing becomes a
 * draft again (FACTS §10.6).
 */
const POST_TRANSITIONS: readonly (readonly [from: BoardStatusCode, to: BoardStatusCode])[] = [
  [TEMP, VISIBLE],
  [VISIBLE, INVISIBLE],
  [INVISIBLE, VISIBLE],
];

/** Returns whether the transition exists (the same state is none); otherwise the response is `invalid_transition`. */
export const isPostTransition = (from: BoardStatusCode, to: BoardStatusCode): boolean =>
  POST_TRANSITIONS.some((transition) => transition[0] === from && transition[1] === to);
