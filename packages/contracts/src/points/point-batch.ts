import { Type, type Static } from 'typebox';
import { labelled, nullable, strictObject, timestamp } from '../fields.ts';

/** The most lines of a sheet of entries by hand. */
export const MAX_BATCH_LINES = 1_000;

const points = Type.Integer();
const total = Type.Integer({ minimum: 0 });

/** One line of a sheet of entries by hand; `row` is the number that the sheet displays. */
const pointBatchLine = strictObject({
  row: Type.Integer({ minimum: 1 }),
  user_id: nullable(Type.Integer()),
  name: Type.String(),
  point: nullable(points),
  description: Type.String(),
  /** The balance before and after the line; null for a line that cannot be posted. */
  before: nullable(points),
  after: nullable(points),
  reasons: Type.Array(Type.String(), { maxItems: 10 }),
});
export type PointBatchLine = Static<typeof pointBatchLine>;

/** The preview or the result of a sheet of entries by hand: all of its lines are posted, or none. */
export const pointBatchReport = strictObject({
  lines: Type.Array(pointBatchLine, { maxItems: MAX_BATCH_LINES }),
  /** Lines that cannot be posted; with one of them nothing is. */
  wrong: total,
  given: total,
  taken: total,
  /** Why the whole sheet cannot be posted by the caller. */
  refusal: nullable(Type.String()),
  /** When the same lines were posted. */
  posted: labelled('처리', nullable(timestamp)),
  /** Whether this call has posted them. */
  is_saved: Type.Boolean(),
});
export type PointBatchReport = Static<typeof pointBatchReport>;
