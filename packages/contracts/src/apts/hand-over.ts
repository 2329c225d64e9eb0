import { Type, type Static } from 'typebox';
import { HandOverState } from '../codes/hand-over-state.ts';
import { closed, id, nullable, oneOf, timestamp } from '../fields.ts';
import { personRef } from '../users/user.ts';

/** The number of days for which an export can be downloaded. */
export const HAND_OVER_DAYS = 7;

/** An event of an export; without a user the server caused it. */
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
  /** Progress in percent. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** A Korean message about the current step, or about the failure. */
  message: Type.String(),
  file_count: Type.Integer({ minimum: 0 }),
  /** Bytes; 0 until it is done. */
  size: Type.Integer({ minimum: 0 }),
  created: timestamp,
  finished: nullable(timestamp),
  /** The end of the period in which it can be downloaded. */
  expires: nullable(timestamp),
  events: Type.Array(handOverEvent),
});

export type HandOver = Static<typeof handOver>;
export type HandOverEvent = Static<typeof handOverEvent>;
