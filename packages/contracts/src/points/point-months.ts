import { Type, type Static } from 'typebox';
import { entity } from '../fields.ts';

/** The most months of one response, the newest ones: ten years. */
export const MAX_POINT_MONTHS = 120;

const sum = (label: string) => Type.Integer({ minimum: 0, label });

/** The points that came and went in one month in Korea. */
const pointMonth = entity('PointMonth', {
  /** `YYYY-MM`. */
  month: Type.String({ pattern: String.raw`^\d{4}-\d{2}$`, label: '월' }),
  given: sum('받은 포인트'),
  taken: sum('쓴 포인트'),
});
export type PointMonth = Static<typeof pointMonth>;

export const pointMonths = Type.Array(pointMonth, { maxItems: MAX_POINT_MONTHS });
