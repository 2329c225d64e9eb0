const PREFIX = 'xn--';
/** `.한국` as it stands in addresses. */
const HANGUK = 'xn--3e0b707e';

const [BASE, MIN, MAX, SKEW, DAMP, BIAS, FIRST] = [36, 1, 26, 38, 700, 72, 128];

/** The value of a digit of punycode; NaN for another character. */
const toDigit = (letter: string): number => (/^[a-z0-9]$/.test(letter) ? (parseInt(letter, 36) + 26) % 36 : Number.NaN);

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - MIN) * MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - MIN));
  return k + Math.floor(((BASE - MIN + 1) * rest) / (rest + SKEW));
}

/** Decodes a label of a host without its prefix (RFC 3492); `undefined` when it is none. */
function decodeLabel(code: string): string | undefined {
  const basic = code.lastIndexOf('-');
  const letters = Array.from(code.slice(0, Math.max(0, basic)), (letter) => letter.charCodeAt(0));
  const digits = Array.from(code.slice(basic + 1), toDigit);
  let [point, at, bias, read] = [FIRST, 0, BIAS, 0];
  while (read < digits.length) {
    const before = at;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digits[read++] ?? Number.NaN;
      at += digit * weight;
      if (!(at < 2 ** 31)) return undefined;
      const limit = Math.min(MAX, Math.max(MIN, k - bias));
      if (digit < limit) break;
      weight *= BASE - limit;
    }
    const length = letters.length + 1;
    bias = adapt(at - before, length, before === 0);
    point += Math.floor(at / length);
    if (point > 0x10_ff_ff) return undefined;
    at %= length;
    letters.splice(at++, 0, point);
  }
  return String.fromCodePoint(...letters);
}

/** Hangul syllables, with ASCII letters, digits and hyphens: no letters that look like others. */
const IS_HANGUL = /^(?=.*[가-힣])[가-힣a-z0-9-]+$/;

/** The Hangul of a label, the label itself in ASCII, or `undefined` when other letters are in it. */
function toHangul(label: string): string | undefined {
  if (!label.startsWith(PREFIX)) return label;
  const text = decodeLabel(label.slice(PREFIX.length));
  return text !== undefined && IS_HANGUL.test(text) ? text : undefined;
}

/** Decodes the Korean text of a path; a link that cannot be decoded stays as it is. */
function decodePath(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    // A stray % sign means that the path is not encoded.
    return link;
  }
}

/**
 * Shows a link as people read it: the path decoded, and a host of `.kr` or `.한국` in Hangul when all its labels are Hangul
 * or ASCII. Every other host stays in ASCII, so that none looks like another one. It is for display only, never for `href`.
 */
export function formatLink(link: string): string {
  const host = /^https?:\/\/([a-z0-9.-]+)/.exec(link)?.[1];
  const labels = host?.split('.').map(toHangul);
  const isKorean = host?.endsWith('.kr') || host?.endsWith(`.${HANGUK}`);
  const shown = host && isKorean && labels?.every((label) => label !== undefined) ? labels.join('.') : host;
  return decodePath(host && shown ? link.replace(host, shown) : link);
}
