/** Digits of a phone number as typed: `010-1234-5678` → `01012345678`. `+82 10…` becomes `010…`. */
export const toTelDigits = (value: string): string => value.replace(/^\+82[\s-]*/, '0').replace(/\D/g, '').replace(/^00/, '0');

/**
 * Phone number with hyphens (SPEC §5): the area code has 2 digits for 02, otherwise 3; the rest splits 3+4 or 4+4.
 * Numbers of another length are shown as they are.
 */
export function formatTel(value: string | null | undefined): string {
  const digits = toTelDigits(value ?? '');
  const area = digits.startsWith('02') ? 2 : 3;
  const rest = digits.slice(area);
  if (rest.length !== 7 && rest.length !== 8) return value ?? '';
  return `${digits.slice(0, area)}-${rest.slice(0, -4)}-${rest.slice(-4)}`;
}
