import { formatNumber } from '@danji/contracts/format/number';

/** Points with their unit. */
export const formatScore = (points: number): string => `${formatNumber(points)}점`;
