/** Counts the significant characters (digits, sign, point) to the right of the caret. */
export function countRight(text: string, caret: number, counts: RegExp): number {
  return Array.from(text.slice(caret)).filter((character) => counts.test(character)).length;
}

/**
 * The leftmost position in a reformatted text with the same number of significant characters to its right, so that
 * separators never trap the caret.
 */
export function placeCaret(text: string, right: number, counts: RegExp): number {
  let left = right;
  let place = text.length;
  while (place > 0 && left > 0) {
    place -= 1;
    if (counts.test(text.charAt(place))) left -= 1;
  }
  while (place > 0 && !counts.test(text.charAt(place - 1))) place -= 1;
  return place;
}
