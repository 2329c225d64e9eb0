/** Returns the digits of a typed phone number: `010-1234-5678` → `01012345678`. `+82 10…` becomes `010…`. */
export const toTelDigits = (value: string): string =>
  value
    .replace(/^\+82[\s-]*/, '0')
    .replace(/\D/g, '')
    .replace(/^00/, '0');

/** Returns whether the digits are a mobile number, which can receive text messages. */
export const isMobileTel = (digits: string): boolean => /^01[016789]\d{7,8}$/.test(digits);

/**
 * The pattern of a phone number in requests, with hyphens or without: with an area code, mobile, 050x, or of a company (15xx,
 * 16xx, 18xx, which have no area code). Empty means none.
 */
export const TEL_PATTERN = '^(0\\d{1,3}[- ]?\\d{3,4}[- ]?\\d{4}|1[568]\\d{2}[- ]?\\d{4})?$';

/** Returns the number of digits before the first hyphen (SPEC §5): 2 for 02, 4 for 050x, otherwise 3. */
function areaLengthOf(digits: string): number {
  if (digits.startsWith('050')) return 4;
  return digits.startsWith('02') ? 2 : 3;
}

/**
 * Formats a phone number with hyphens (SPEC §5): the area code, then the rest as 3+4 or 4+4; `1588-0000`. Numbers of another
 * length stay as they are.
 */
export function formatTel(value: string | null | undefined): string {
  const digits = toTelDigits(value ?? '');
  if (/^1[568]\d{6}$/.test(digits)) return `${digits.slice(0, 4)}-${digits.slice(4)}`;
  const area = areaLengthOf(digits);
  const rest = digits.slice(area);
  if (rest.length !== 7 && rest.length !== 8) return value ?? '';
  return `${digits.slice(0, area)}-${rest.slice(0, -4)}-${rest.slice(-4)}`;
}
