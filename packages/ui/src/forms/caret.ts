/** The significant characters of a text. */
const significant = (text: string, counts: RegExp): string =>
  Array.from(text)
    .filter((character) => counts.test(character))
    .join('');

type Edit = { text: string; caret: number };

type EditRules = { format: (raw: string) => string | null; counts: RegExp };

/**
 * The formatted text of an edit, with its caret. The text to the right of the caret always stays: where a text is full,
 * the end of what was inserted is left out, as by `maxlength`. `before` is the formatted text before the edit, `raw` the
 * text after it, `caret` its place in `raw`. Null when the edit is refused.
 */
export function formatEdit(before: string, { text: raw, caret }: Edit, { format, counts }: EditRules): Edit | null {
  const right = raw.slice(caret);
  const kept = significant(right, counts);
  let start = 0;
  // The inserted text may begin like the text that was there.
  const longest = Math.min(caret, before.length - right.length);
  while (start < longest && raw[start] === before[start]) start += 1;
  for (let end = caret; end >= start; end -= 1) {
    const typed = raw.slice(0, end) + right;
    const text = format(typed);
    if (text === null && end === caret) return null;
    if (text !== null && significant(text, counts).endsWith(kept))
      return { text, caret: text === typed ? end : placeCaret(text, kept.length, counts) };
  }
  // A deletion that changes the shape of the text: the caret stays after the same characters.
  const text = format(raw);
  return text === null ? null : { text, caret: Math.min(caret, text.length) };
}

/**
 * The leftmost position in a reformatted text with the same number of significant characters to its right, so that
 * separators never trap the caret.
 */
function placeCaret(text: string, right: number, counts: RegExp): number {
  let left = right;
  let place = text.length;
  while (place > 0 && left > 0) {
    place -= 1;
    if (counts.test(text.charAt(place))) left -= 1;
  }
  while (place > 0 && !counts.test(text.charAt(place - 1))) place -= 1;
  return place;
}
