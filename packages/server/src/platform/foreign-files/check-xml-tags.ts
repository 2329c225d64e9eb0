import { UnreadableFile } from './unreadable-file.ts';

/** Office programs nest about ten elements, and write tags of some hundred characters. */
const MAX_DEPTH = 64;
const MAX_TAG_CHARACTERS = 16_384;
/** A formatted sheet of 10,000 rows and 30 columns has as many; as objects they take some 50 MB. */
const MAX_TAGS = 300_000;

/** The parts of XML that are no element, each with its end. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const broken = () => new UnreadableFile('broken');

/** Finds the `>` of the tag that starts at `start`; one inside a quoted value does not end it. */
function findTagEnd(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < xml.length; at += 1) {
    const character = xml.charAt(at);
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '>') return at;
    else if (character === '"' || character === "'") quote = character;
    if (at - start > MAX_TAG_CHARACTERS) throw new UnreadableFile('too_large');
  }
  throw broken();
}

function findSkippedEnd(xml: string, start: number): number | undefined {
  const skipped = SKIPPED.find(([opening]) => xml.startsWith(opening, start));
  if (!skipped) return undefined;
  const end = xml.indexOf(skipped[1], start);
  if (end === -1) throw broken();
  return end + skipped[1].length;
}

/**
 * Walks over a part of a foreign file, before anything is built from it, and calls `checkTag` with each opening tag
 * without `<` and `>`: `c r="A1" t="s"`. Throws `UnreadableFile` for more, longer or deeper nested elements than any
 * office program writes, on which a parser would spend the memory of its process at once; for unclosed ones, and for
 * declarations (`<!DOCTYPE`), which no office format uses.
 */
export function checkXmlTags(xml: string, checkTag: (tag: string) => void = () => undefined): void {
  let [depth, count] = [0, 0];
  for (let start = xml.indexOf('<'); start !== -1;) {
    const skippedEnd = findSkippedEnd(xml, start);
    const end = skippedEnd ?? findTagEnd(xml, start) + 1;
    const tag = xml.slice(start + 1, end - 1);
    start = xml.indexOf('<', end);
    if (skippedEnd !== undefined) continue;
    if (tag.startsWith('!')) throw broken();
    if (tag.startsWith('/')) depth -= 1;
    else {
      if (!tag.endsWith('/')) depth += 1;
      count += 1;
      if (depth > MAX_DEPTH || count > MAX_TAGS) throw new UnreadableFile('too_large');
      checkTag(tag);
    }
  }
  if (depth !== 0) throw broken();
}
