import { Type, type Static } from 'typebox';
import { HandOverState } from '../codes/hand-over-state.ts';
import { closed, id, nullable, oneOf, timestamp } from '../fields.ts';
import { personRef } from '../users/user.ts';

/** Days for which an export can be downloaded. */
export const HAND_OVER_DAYS = 7;

/** What happened to an export; without a person it was the server. */
export const handOverEvent = closed({
  id,
  action: oneOf('started', 'done', 'failed', 'downloaded', 'expired'),
  user: nullable(personRef),
  created: timestamp,
});

/** All data and files of a work space in one ZIP, made when the management changes hands. */
export const handOver = closed({
  id,
  user: personRef,
  state: HandOverState.schema,
  /** Per cent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** What is being done now, or why it failed, for a person. */
  message: Type.String(),
  file_count: Type.Integer({ minimum: 0 }),
  /** Bytes; 0 until it is done. */
  size: Type.Integer({ minimum: 0 }),
  created: timestamp,
  finished: nullable(timestamp),
  /** Until when it can be downloaded. */
  expires: nullable(timestamp),
  events: Type.Array(handOverEvent),
});

export type HandOver = Static<typeof handOver>;
export type HandOverEvent = Static<typeof handOverEvent>;
