/** Rules of the formatted number input (SPEC §2, §5). Pure: text in, text and number out. */
export interface NumberRules {
  min?: number | undefined;
  max?: number | undefined;
  /** The maximum number of decimals, 0–8. Default 8. */
  decimals?: number | undefined;
  /** Blank text means null instead of 0. */
  allowBlank?: boolean | undefined;
}

export interface NumberReading {
  /** The text of the control. */
  text: string;
  /** The value of the text, within min and max. */
  value: number | null;
}

const MAX_DECIMALS = 8;
const SMALL_UNITS: Record<string, number> = { 십: 10, 백: 100, 천: 1000 };
const LARGE_UNITS: Record<string, number> = { 만: 1e4, 억: 1e8, 조: 1e12, 경: 1e16 };
const UNIT_PATTERN = /\d\s*[십백천만억조경]/;

const decimalsOf = (rules: NumberRules): number => Math.min(MAX_DECIMALS, Math.max(0, rules.decimals ?? MAX_DECIMALS));
const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3}){1,10}$)/g, ',');

/** The full tens of a count that ends before its last row, so that it is no exact number: 20 of 21. */
export const toFullTens = (count: number): number => (count < 10 ? count : count - (count % 10));

/**
 * `12,345` of a whole number, and in full tens with `isCapped`, when there are more: `20+` of 21. An `Intl` formatter
 * would cost the first screen of a slow phone 30 ms.
 */
export const formatCount = (count: number, isCapped = false): string =>
  isCapped ? `${group(String(toFullTens(count)))}+` : group(String(count));

// Through 15 significant digits, because 0.29 × 100 is 28.999999999999996.
function cutDecimals(value: number, decimals: number): number {
  if (decimals === 0) return Math.trunc(value);
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled) < 1e15 ? Math.trunc(Number(scaled.toPrecision(15))) / 10 ** decimals : value;
}

/** Truncates to the allowed decimals and clamps to min and max. */
export function clampNumber(value: number, rules: NumberRules): number {
  const cut = cutDecimals(value, decimalsOf(rules));
  const clamped = Math.min(rules.max ?? Infinity, Math.max(rules.min ?? -Infinity, cut));
  return Object.is(clamped, -0) ? 0 : clamped;
}

/** `1234567.5` → `1,234,567.5`; null is blank. Never in exponential notation. */
export function formatNumberText(value: number | null, rules: NumberRules): string {
  if (value === null) return '';
  const [whole = '0', fraction = ''] = Math.abs(value)
    .toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: decimalsOf(rules) })
    .split('.');
  return `${value < 0 ? '-' : ''}${group(whole)}${fraction ? `.${fraction}` : ''}`;
}

/** True for text such as `1억 2,000만` or `3천만`, which keeps its units until the control is left. */
export const hasKoreanUnits = (text: string): boolean => UNIT_PATTERN.test(toHalfWidth(text));

/** Digits and signs as a Korean keyboard types them in full-width mode. Not NFKC, which makes `30㎡` to 302. */
const toHalfWidth = (text: string): string =>
  text.replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0)).replaceAll('−', '-');

/** 천, 백 and 십 belong to the number before the next 만, 억, 조 or 경: 2천5백만 is 2,500 × 10,000. */
function sumUnits(text: string): number {
  let total = 0;
  let section = 0;
  let digits: number | undefined;
  for (const [token] of text.replace(/[,\s]/g, '').matchAll(/\d+\.?\d*|\.\d+|[십백천만억조경]/g)) {
    const small = SMALL_UNITS[token];
    const large = LARGE_UNITS[token];
    if (small !== undefined) section += (digits ?? 1) * small;
    else if (large !== undefined) {
      total += (section + (digits ?? (section === 0 ? 1 : 0))) * large;
      section = 0;
    }
    digits = small === undefined && large === undefined ? Number(token) : undefined;
  }
  return total + section + (digits ?? 0);
}

const isNegative = (text: string, rules: NumberRules): boolean => (rules.min ?? -1) < 0 && /^[^\d.]*-/.test(text);
/** Larger values are not exact as a number; where there is a maximum they become the maximum. */
const isTooLarge = (value: number, rules: NumberRules): boolean =>
  rules.max === undefined && Math.abs(value) > Number.MAX_SAFE_INTEGER;

/** Digits, one sign and one point of a text. */
function toPlainText(text: string, rules: NumberRules): string {
  const [whole = '', fraction] = text.replace(/[^\d.]/g, '').split('.');
  const point = fraction === undefined || decimalsOf(rules) === 0 ? '' : `.${fraction.slice(0, decimalsOf(rules))}`;
  const digits = whole.replace(/^0+(?=\d)/, '');
  return `${isNegative(text, rules) ? '-' : ''}${point !== '' && digits === '' ? '0' : digits}${point}`;
}

function readUnits(text: string, rules: NumberRules): NumberReading | null {
  const sum = sumUnits(text);
  return isTooLarge(sum, rules) ? null : { text, value: clampNumber(isNegative(text, rules) ? -sum : sum, rules) };
}

/**
 * Parses typed or pasted text. Commas and other characters are dropped, text without a digit is 0 (blank where
 * allowed), a value above the maximum becomes the maximum at once, a value below the minimum becomes the minimum when
 * the control is left (`formatNumberText(value)`). Returns null when the change is refused: a second decimal point,
 * or without a maximum more than 9,007,199,254,740,991.
 */
export function readNumberText(typed: string, rules: NumberRules): NumberReading | null {
  const text = toHalfWidth(typed);
  if (text.trim() === '' && rules.allowBlank) return { text: '', value: null };
  const hasUnits = hasKoreanUnits(text);
  // 1.5억 2.5만 has two numbers with a point each, but one number has only one point.
  if ((hasUnits ? /\.[\d,\s]*\./ : /\..*\./).test(text)) return null;
  if (hasUnits) return readUnits(text, rules);
  const kept = toPlainText(text, rules);
  const plain = kept === '' ? '0' : kept;
  if (plain === '-') return { text: '-', value: clampNumber(0, rules) };
  if (isTooLarge(Number(plain), rules)) return null;
  const value = clampNumber(Number(plain), rules);
  if (rules.max !== undefined && Number(plain) > rules.max) return { text: formatNumberText(value, rules), value };
  const [whole = '', fraction] = plain.replace('-', '').split('.');
  return {
    text: `${plain.startsWith('-') ? '-' : ''}${group(whole)}${fraction === undefined ? '' : `.${fraction}`}`,
    value,
  };
}
