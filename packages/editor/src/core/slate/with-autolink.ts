import { trimEndOf } from '@danji/contracts/trim-end';
import { Editor, type Path, Range, Text, Transforms } from 'slate';
import { DOMEditor } from 'slate-dom';
import { toLinkUrl } from './links.ts';
import { forEachFromEnd } from './node-operations.ts';
import { isLink } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { asFollowingStep } from './undo-groups.ts';

const ADDRESSES: readonly RegExp[] = [
  /^https?:\/\/[^\s][^\s.]*\.[^\s]+$/i,
  /^www\.[^\s.]+\.[^\s]+$/i,
  // Endings of bare names that are taken for addresses; `계약서.hwp` and `notes.md` are files.
  /^[a-z\d](?:[a-z\d.-]*[a-z\d])?\.(?:com|net|org|kr|io|co|dev|app|ai|edu|gov|info|biz|me|tv|shop|site|xyz)(?:[/?#][^\s]*)?$/i,
  /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/i,
];
const OPENING = /^[([{<"'“‘「『【]+/;
const CLOSING = `)]}>"'”’」』】.,!?;:…`;

type Found = { start: number; end: number; url: string };

/** The address a word is, without the brackets and full stops around it; offsets are within `text`. */
function findAddress(text: string, from: number, to: number): Found | undefined {
  const word = text.slice(from, to);
  const opening = OPENING.exec(word)?.[0].length ?? 0;
  const bare = trimEndOf(word.slice(opening), CLOSING);
  const url = ADDRESSES.some((address) => address.test(bare)) ? toLinkUrl(bare) : undefined;
  return url === undefined ? undefined : { start: from + opening, end: from + opening + bare.length, url };
}

/** Returns the start of the last word of a text; the length of the text when it ends with white space. */
function findWordStart(text: string): number {
  let start = text.length;
  while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
  return start;
}

const isInLink = (editor: DocumentEditor, path: Path) =>
  Editor.above(editor, { at: path, match: isLink }) !== undefined;

function makeLink(editor: DocumentEditor, path: Path, { start, end, url }: Found) {
  const at = { anchor: { path, offset: start }, focus: { path, offset: end } };
  Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { at, split: true });
}

/** Finds the address that ends at the caret, `skipped` characters before it. */
function findLastWord(editor: DocumentEditor, skipped: number): (Found & { path: Path }) | undefined {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || DOMEditor.isComposing(editor)) return undefined;
  const { path, offset } = selection.anchor;
  const text = Editor.leaf(editor, path)[0].text.slice(0, offset - skipped);
  const start = findWordStart(text);
  const found = start === text.length || isInLink(editor, path) ? undefined : findAddress(text, start, text.length);
  return found && { ...found, path };
}

/** Makes every address in a range a link; a step of its own. Texts that are links already stay. */
export function linkAddresses(editor: DocumentEditor, at: Range) {
  const found = [...Editor.nodes<Text>(editor, { at, match: Text.isText })].flatMap(([{ text }, path]) => {
    if (!/[.@]/.test(text) || isInLink(editor, path)) return [];
    const spans = [...text.matchAll(/\S+/g)].flatMap(
      (word) => findAddress(text, word.index, word.index + word[0].length) ?? [],
    );
    return spans.length > 0 ? [{ path, spans }] : [];
  });
  if (found.length === 0) return;
  const links = found.flatMap(({ path, spans }) => spans.map((word) => ({ path, word })));
  asFollowingStep(editor, () => forEachFromEnd(editor, links, ({ path, word }) => makeLink(editor, path, word)));
}

/**
 * Addresses become links when a space or Enter ends them or they come at once, never while an input method composes;
 * undo takes back only the link.
 */
export function withAutolink<T extends DocumentEditor>(editor: T): T {
  const { insertText, insertBreak } = editor;

  editor.insertText = (text, options) => {
    insertText(text, options);
    if (options?.at || DOMEditor.isComposing(editor)) return;
    const found = text === ' ' ? findLastWord(editor, 1) : undefined;
    if (found) asFollowingStep(editor, () => makeLink(editor, found.path, found));
    // So much text at once was pasted, not typed.
    const { anchor } = editor.selection ?? {};
    if (text.length > 3 && anchor && anchor.offset >= text.length)
      linkAddresses(editor, { anchor: { ...anchor, offset: anchor.offset - text.length }, focus: anchor });
  };
  editor.insertBreak = () => {
    const found = findLastWord(editor, 0);
    const word = found && Editor.pathRef(editor, found.path, { affinity: 'backward' });
    insertBreak();
    const path = word?.unref();
    if (found && path) asFollowingStep(editor, () => makeLink(editor, path, found));
  };
  return editor;
}
