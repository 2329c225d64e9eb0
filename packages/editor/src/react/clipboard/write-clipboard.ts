import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { Editor, Node, Range, type Descendant } from 'slate';
import { toPlainTable } from '../../core/table.ts';
import { toHtml } from '../../core/to-html.ts';
import { writeFragment } from '../../core/slate/fragment.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';

const INLINE_HTML = /^<p[^>]*>([\s\S]*)<\/p>$/;

/** Part of one paragraph goes out as its words, so that elsewhere it joins the line it is pasted into. */
function toClipboardHtml(blocks: RichBlock[]): string {
  const html = toHtml({ version: 1, children: blocks }, { origin: window.location.origin });
  const [first, ...others] = blocks;
  return first?.type === 'paragraph' && others.length === 0 ? html.replace(INLINE_HTML, '$1') : html;
}

/** One line for each line of text; tables with tabs, as spreadsheets read them. */
function toClipboardText(node: Descendant): string {
  if (!('type' in node)) return node.text;
  if (node.type === 'table') return toPlainTable(node);
  const isLine = node.children.every((child) => !('type' in child) || child.type === 'link');
  return isLine ? Node.string(node) : node.children.map(toClipboardText).join('\n');
}

/** Writes what is selected for ourselves, for other programs, and for plain text. Nothing when nothing is selected. */
export function writeClipboard(
  editor: DocumentEditor,
  data: Pick<DataTransfer, 'setData'>,
  fragmentType: string,
): void {
  const { selection } = editor;
  const fragment = editor.getFragment();
  const isNothing =
    !selection ||
    (Range.isCollapsed(selection) &&
      !Editor.void(editor, { at: selection }) &&
      !fragment.some((node) => 'type' in node && node.type === 'table'));
  if (isNothing) return;
  // A fragment contains the ancestors of its nodes, so its top level consists of blocks.
  const blocks = fragment as RichBlock[];
  data.setData(fragmentType, writeFragment(blocks));
  data.setData('text/html', toClipboardHtml(blocks));
  data.setData('text/plain', fragment.map(toClipboardText).join('\n'));
}
