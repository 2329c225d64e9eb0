import { formatNumber } from '@danji/contracts/format/number';

/** `한 달 30회`; a negative limit is 무제한 (SPEC §4). */
export const formatViews = (limit: number): string => (limit < 0 ? '무제한' : `한 달 ${formatNumber(limit)}회`);
