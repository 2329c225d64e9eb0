import { isAllowedLink } from '@danji/contracts/documents/link-policy';
import type { RichLink } from '@danji/contracts/documents/rich-document';
import { Editor, Node, type Path, Range, Transforms } from 'slate';
import { isLink, isTextBlock } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';
import { asOneStep } from './undo-groups.ts';

const E_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:.]{2,}$/;
const KOREAN_NUMBER = /^(?:\+82[- ]?\d{1,2}|0\d{1,2}|1\d{3})[- )]?\d{3,4}(?:[- ]?\d{4})?$/;
const HOST = /^[^\s/@:?#]+\.[^\s/@:?#.]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/;

function toAddress(typed: string): string {
  if (/^(?:https?|mailto|tel):/i.test(typed)) return typed;
  if (E_MAIL.test(typed)) return `mailto:${typed}`;
  if (KOREAN_NUMBER.test(typed)) return `tel:${typed.replaceAll(/[^+\d]/g, '')}`;
  return HOST.test(typed) ? `https://${typed}` : typed;
}

/**
 * Turns typed text into an address that a document may link to: trimmed, without control characters, `https://`
 * before `naver.com`, `mailto:` before an e-mail address, `tel:` before a Korean phone number. Returns `undefined`
 * when it may not be linked to.
 */
export function toLinkUrl(typed: string): string | undefined {
  const address = toAddress(typed.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()).replace(/^[a-z]+:/i, (scheme) =>
    scheme.toLowerCase(),
  );
  if (!isAllowedLink(address)) return undefined;
  const url = new URL(address).href;
  return isAllowedLink(url) ? url : undefined;
}

const findLink = (editor: DocumentEditor): [RichLink, Path] | undefined =>
  editor.selection ? Editor.above<RichLink>(editor, { at: editor.selection, match: isLink }) : undefined;

/** The link around the caret or the whole selection, and its text. */
export function getLink(editor: DocumentEditor): { url: string; text: string; path: Path } | undefined {
  const [link, path] = findLink(editor) ?? [];
  return link && path && { url: link.url, text: Node.string(link), path };
}

const unwrapLinks = (editor: DocumentEditor, at: Range | Path) =>
  Transforms.unwrapNodes(editor, { at, match: isLink, mode: 'all' });

/**
 * Makes the selected text a link to `url`, changes the link around the caret, or puts a new link at the caret. `text` replaces
 * what is shown (of one block); without it a new link shows its address. `url` is one that `toLinkUrl` gave; others are refused.
 */
export function setLink(editor: DocumentEditor, { url, text }: { url: string; text?: string }) {
  const { selection } = editor;
  if (!selection || !isAllowedLink(url)) return;
  const [link, path] = findLink(editor) ?? [];
  asOneStep(editor, () =>
    Editor.withoutNormalizing(editor, () => {
      if (link && path) {
        Transforms.setNodes(editor, { url }, { at: path });
        if (text && text !== Node.string(link)) Transforms.insertText(editor, text, { at: path });
        return;
      }
      const isOneBlock = Editor.above(editor, { at: selection, match: isTextBlock }) !== undefined;
      const isReplaced = text && isOneBlock && text !== Editor.string(editor, selection);
      if (isReplaced || Range.isCollapsed(selection)) {
        const marks = Editor.marks(editor);
        return Transforms.insertNodes(
          editor,
          { type: 'link', url, children: [{ ...marks, text: text || url }] },
          { select: true },
        );
      }
      if (editor.selection) unwrapLinks(editor, editor.selection);
      Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true });
    }),
  );
}

/** Takes the links from the caret or the selection; their text stays. */
export function removeLink(editor: DocumentEditor) {
  const { selection } = editor;
  if (selection) asOneStep(editor, () => unwrapLinks(editor, selection));
}
