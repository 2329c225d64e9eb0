const AT_ONCE = 5;

/**
 * At most five page numbers around the current one, always as many as there are; a page past the end shows the last
 * ones.
 */
export function listPageNumbers(page: number, last: number, atOnce = AT_ONCE): number[] {
  const size = Math.min(atOnce, last);
  const first = Math.max(1, Math.min(page - Math.floor(atOnce / 2), last - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
