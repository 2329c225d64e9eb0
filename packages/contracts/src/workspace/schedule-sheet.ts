import { Type, type Static } from 'typebox';
import { strictObject } from '../fields.ts';
import { SCHEDULE_LIMITS } from './schedule-limits.ts';

/** A file inside a response: its name and its bytes in base64. */
export const sheet = strictObject({ name: Type.String(), base64: Type.String(), is_cut: Type.Boolean() });
const count = Type.Integer({ minimum: 0 });

/** The result of an import, or of its dry run; `row` is the row number in the sheet. */
export const importReport = strictObject({
  count,
  accepted: count,
  refused: Type.Array(
    strictObject({
      row: Type.Integer({ minimum: 1 }),
      title: Type.String(),
      reasons: Type.Array(Type.String(), { maxItems: 50 }),
    }),
    { maxItems: SCHEDULE_LIMITS.importRows },
  ),
  /** The first accepted rows, for a preview. */
  preview: Type.Array(
    strictObject({
      row: Type.Integer({ minimum: 1 }),
      title: Type.String(),
      category: Type.String(),
      contract: Type.String(),
      period: Type.String(),
    }),
    { maxItems: SCHEDULE_LIMITS.importRows },
  ),
  is_saved: Type.Boolean(),
});

export type ScheduleSheet = Static<typeof sheet>;
export type ImportReport = Static<typeof importReport>;
