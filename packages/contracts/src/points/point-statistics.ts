import { Type, type Static } from 'typebox';
import { entity, labelled } from '../fields.ts';
import { PointHistoryType } from './point-history-type.ts';

export const MAX_STATISTICS_MONTHS = 36;

const points = (label: string) => Type.Integer({ label });

/** The points that came into and went out of all accounts in a month, by type. */
const pointMonthByType = entity('PointMonthByType', {
  month: Type.String({ pattern: '^\\d{4}-\\d{2}$', label: '달' }),
  history_type: labelled('구분', PointHistoryType.schema),
  issued: points('발행'),
  /** Not above zero. */
  spent: points('사용'),
});

/** The points of all members together. */
export const pointStatistics = entity('PointStatistics', {
  /** The points that members have now. */
  outstanding: points('남은 포인트'),
  held: points('묶인 포인트'),
  pending: points('곧 들어올 포인트'),
  /** The points that members had before the first month. */
  opening: points('처음 잔액'),
  /** The months that are asked for, also those without entries. */
  months: Type.Array(Type.String(), { maxItems: MAX_STATISTICS_MONTHS, label: '달' }),
  rows: Type.Array(pointMonthByType, {
    maxItems: MAX_STATISTICS_MONTHS * PointHistoryType.options.length,
    label: '달과 구분',
  }),
});
export type PointStatistics = Static<typeof pointStatistics>;
