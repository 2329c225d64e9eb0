const LONGEST_TEL = { seoul: 10, other: 11 } as const;

/** Digits of a phone number, at most as many as one has. `+82 10 …` becomes `010…`. */
export function toTelDigitsTyped(text: string): string {
  const digits = text.replace(/^\s*\+\s*82[\s-]*0?/, '0').replace(/\D/g, '');
  return digits.slice(0, digits.startsWith('02') ? LONGEST_TEL.seoul : LONGEST_TEL.other);
}

/** Hyphens at every moment of typing: area code of 2 digits for 02, otherwise 3; the rest as 3+4, and as 4+4 with the eighth digit (SPEC §5). */
export function formatTelTyped(text: string): string {
  const digits = toTelDigitsTyped(text);
  const area = digits.startsWith('02') ? 2 : 3;
  const rest = digits.slice(area);
  if (rest === '') return digits;
  const middle = rest.length > 7 ? 4 : 3;
  return [digits.slice(0, area), rest.slice(0, middle), rest.slice(middle)].filter(Boolean).join('-');
}

/** Digits of a business registration number, at most 10. */
export const toBusinessNoDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 10);

/** `124-81-00998` at every moment of typing. */
export function formatBusinessNoTyped(text: string): string {
  const digits = toBusinessNoDigits(text);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}
