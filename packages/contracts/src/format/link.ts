// Without a bundler it is CommonJS, of which only the default export is known.
import * as punycode from 'punycode.js';

const PREFIX = 'xn--';
/** `.한국` as it stands in addresses. */
const HANGUK = 'xn--3e0b707e';

/** Decodes a label of a host (RFC 3492); `undefined` when it is no punycode. */
function decodeLabel(label: string): string | undefined {
  try {
    return punycode.default.toUnicode(label);
  } catch {
    // It only looks like one, and is shown as it is.
    return undefined;
  }
}

/** Hangul syllables, with ASCII letters, digits and hyphens: no letters that look like others. */
const IS_HANGUL = /^(?=.*[가-힣])[가-힣a-z0-9-]+$/;

/** The Hangul of a label, the label itself in ASCII, or `undefined` when other letters are in it. */
function toHangul(label: string): string | undefined {
  if (!label.startsWith(PREFIX)) return label;
  const text = decodeLabel(label);
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
 * Shows a link as people read it: the path decoded, and a host of `.kr` or `.한국` in Hangul when all its labels are
 * Hangul or ASCII. Every other host stays in ASCII, so that none looks like another one. It is for display only, never
 * for `href`.
 */
export function formatLink(link: string): string {
  const host = /^https?:\/\/([a-z0-9.-]+)/.exec(link)?.[1];
  const labels = host?.split('.').map(toHangul);
  const isKorean = host?.endsWith('.kr') || host?.endsWith(`.${HANGUK}`);
  const shown = host && isKorean && labels?.every((label) => label !== undefined) ? labels.join('.') : host;
  return decodePath(host && shown ? link.replace(host, shown) : link);
}
