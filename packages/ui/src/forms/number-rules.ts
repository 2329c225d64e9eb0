/** Rules of the formatted number input (SPEC §2, §5). Pure: text in, text and number out. */
export interface NumberRules {
  min?: number | undefined;
  max?: number | undefined;
  /** Most digits after the point, 0–8. Default 8. */
  decimals?: number | undefined;
  /** Blank text means null instead of 0. */
  allowBlank?: boolean | undefined;
}

export interface NumberReading {
  /** What the control shows. */
  text: string;
  /** What it means, within min and max. */
  value: number | null;
}

const MOST_DECIMALS = 8;
/** More digits than this cannot be told apart by a number. */
const MOST_DIGITS = 16;
const UNITS: Record<string, number> = { 만: 1e4, 억: 1e8, 조: 1e12, 경: 1e16 };
const UNIT_PATTERN = /[만억조경]/;

const decimalsOf = (rules: NumberRules): number => Math.min(MOST_DECIMALS, Math.max(0, rules.decimals ?? MOST_DECIMALS));
const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

// Through 15 significant digits, because 0.29 × 100 is 28.999999999999996.
function cutDecimals(value: number, decimals: number): number {
  if (decimals === 0) return Math.trunc(value);
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled) < 1e15 ? Math.trunc(Number(scaled.toPrecision(15))) / 10 ** decimals : value;
}

/** Cuts to the allowed digits after the point and clamps to min and max. */
export function clampNumber(value: number, rules: NumberRules): number {
  const cut = cutDecimals(value, decimalsOf(rules));
  const clamped = Math.min(rules.max ?? Infinity, Math.max(rules.min ?? -Infinity, cut));
  return Object.is(clamped, -0) ? 0 : clamped;
}

/** `1234567.5` → `1,234,567.5`; null is blank. Never in powers of ten. */
export function formatNumberText(value: number | null, rules: NumberRules): string {
  if (value === null) return '';
  const [whole = '0', fraction = ''] = Math.abs(value).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: decimalsOf(rules) }).split('.');
  return `${value < 0 ? '-' : ''}${group(whole)}${fraction ? `.${fraction}` : ''}`;
}

/** True for text such as `1억 2,000만`, which keeps its words until the person leaves the control. */
export const hasKoreanUnits = (text: string): boolean => UNIT_PATTERN.test(text) && /\d/.test(text);

function sumUnits(text: string): number {
  let total = 0;
  for (const [, digits = '', unit = ''] of text.replace(/[,\s]/g, '').matchAll(/(\d*\.?\d*)([만억조경]?)/g)) {
    if (digits === '' && unit === '') continue;
    total += Number(digits === '' ? '1' : digits) * (UNITS[unit] ?? 1) || 0;
  }
  return text.trim().startsWith('-') ? -total : total;
}

/** Digits, one sign and one point of a text; null for what is refused: a second point, or more digits than a number can hold. */
function toPlainText(text: string, rules: NumberRules): string | null {
  const kept = text.replace(/[^\d.]/g, '');
  if (kept.indexOf('.') !== kept.lastIndexOf('.')) return null;
  const isNegative = (rules.min ?? -1) < 0 && /^[^\d.]*[-−]/.test(text);
  const [whole = '', fraction] = kept.split('.');
  const point = fraction === undefined || decimalsOf(rules) === 0 ? '' : `.${fraction.slice(0, decimalsOf(rules))}`;
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > MOST_DIGITS) return null;
  return `${isNegative ? '-' : ''}${point !== '' && digits === '' ? '0' : digits}${point}`;
}

/**
 * Reads what somebody typed or pasted. Commas and other characters are dropped, text without a digit is 0 (blank where allowed),
 * more than the maximum becomes the maximum at once, less than the minimum when the control is left (`formatNumberText(value)`).
 * Answers null when the change is refused: a second decimal point, or more than 16 digits.
 */
export function readNumberText(text: string, rules: NumberRules): NumberReading | null {
  const isBlank = text.trim() === '';
  if (isBlank && rules.allowBlank) return { text: '', value: null };
  if (hasKoreanUnits(text)) return { text, value: clampNumber(sumUnits(text), rules) };
  const kept = toPlainText(text, rules);
  if (kept === null) return null;
  const plain = kept === '' ? '0' : kept;
  if (plain === '-') return { text: '-', value: clampNumber(0, rules) };
  const value = clampNumber(Number(plain), rules);
  if (rules.max !== undefined && Number(plain) > rules.max) return { text: formatNumberText(value, rules), value };
  const [whole = '', fraction] = plain.replace('-', '').split('.');
  return { text: `${plain.startsWith('-') ? '-' : ''}${group(whole)}${fraction === undefined ? '' : `.${fraction}`}`, value };
}
