import { trimEndOf } from '@danji/contracts/trim-end';

/** The most UTF-8 bytes of a name, so that every file system accepts it together with its number. */
const MAX_BYTES = 180;
/** Names that Windows reserves for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

function cut(text: string, bytes: number): string {
  let shortened = '';
  let size = 0;
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    shortened += character;
  }
  return shortened;
}

/**
 * Returns a name that is one valid path segment on every system: no separators, no characters that Windows refuses, no
 * dots at its ends, not too long.
 */
export function toSafeName(name: string, fallback = '이름 없음'): string {
  const allowed = [...name.normalize('NFC')]
    .filter((character) => !/\p{C}/u.test(character))
    .join('')
    .replaceAll(/[<>:"/\\|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const plain = trimEndOf(allowed, '. ');
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? '';
  const stem = cut(plain.slice(0, plain.length - extension.length), MAX_BYTES - extension.length).trimEnd() || fallback;
  return RESERVED.test(stem) ? `_${stem}${extension}` : stem + extension;
}

/** Makes every path unique: a second `보고서.pdf` in a folder becomes `보고서 (2).pdf`. Names are compared without case. */
export class UniquePaths {
  readonly #taken = new Set<string>();

  take(folder: string, name: string): string {
    const safe = toSafeName(name);
    const dot = safe.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${number === 1 ? safe : `${stem} (${number})${extension}`}`;
      const key = path.toLowerCase();
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      return path;
    }
  }
}
