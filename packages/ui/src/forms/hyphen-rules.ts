/**
 * The maximum number of digits, and the number of digits before the first hyphen (SPEC §5): 02, 050x, those of
 * companies (15xx, 16xx, 18xx), others.
 */
function shapeOf(digits: string): { longest: number; first: number } {
  if (digits.startsWith('02')) return { longest: 10, first: 2 };
  if (digits.startsWith('050')) return { longest: 12, first: 4 };
  return /^1[568]/.test(digits) ? { longest: 8, first: 4 } : { longest: 11, first: 3 };
}

/** Digits of a phone number, limited to its maximum length. `+82 10 …` becomes `010…`. */
export function toTelDigitsTyped(text: string): string {
  const digits = text.replace(/^\s*\+\s*82[\s-]*0?/, '0').replace(/\D/g, '');
  return digits.slice(0, shapeOf(digits).longest);
}

/**
 * Adds hyphens to a partly typed phone number: after the area code, then as 3+4, and as 4+4 from the eighth digit on;
 * `1588-0000`.
 */
export function formatTelTyped(text: string): string {
  const digits = toTelDigitsTyped(text);
  const { longest, first } = shapeOf(digits);
  const rest = digits.slice(first);
  if (rest === '') return digits;
  const middle = rest.length > 7 || longest === 8 ? 4 : 3;
  return [digits.slice(0, first), rest.slice(0, middle), rest.slice(middle)].filter(Boolean).join('-');
}

/** Digits of a business registration number, at most 10. */
export const toBusinessNoDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 10);

/** Adds hyphens to a partly typed number: `124-81-00998`. */
export function formatBusinessNoTyped(text: string): string {
  const digits = toBusinessNoDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}
