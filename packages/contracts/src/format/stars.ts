/** Shown instead of a total where nobody has evaluated (SPEC §3). */
const NO_RATING = '평가없음';

/** Formats stars with one decimal; 평가없음 for a rating of 0 or less (SPEC §3). */
export const formatStars = (stars: number | null): string =>
  stars === null || stars <= 0 ? NO_RATING : stars.toFixed(1);
