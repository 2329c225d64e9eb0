import { formatPoints } from '@danji/contracts/format/number';

/** Points with their sign. */
export const toSignedText = (points: number): string =>
  points > 0 ? `+${formatPoints(points)}` : formatPoints(points);
