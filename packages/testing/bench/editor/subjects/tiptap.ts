import type { RichBlock, RichCell, RichInline, RichList } from '@danji/contracts/documents/rich-document';
import { Editor, type JSONContent } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { getRoot, MIDDLE_INDEX, registerSubject, readDocument, TABLE_INDEX, plainTextOf } from './subject.ts';

const toInline = (inline: RichInline): JSONContent[] => {
  if ('children' in inline)
    return inline.children.map(({ text }) => ({
      type: 'text',
      text,
      marks: [{ type: 'link', attrs: { href: inline.url } }],
    }));
  return inline.text ? [{ type: 'text', text: inline.text, ...(inline.bold && { marks: [{ type: 'bold' }] }) }] : [];
};
const toText = (type: string, children: RichInline[], attrs = {}): JSONContent => ({
  type,
  attrs,
  content: children.flatMap(toInline),
});
const toList = ({ type, children }: RichList): JSONContent => ({
  type: type === 'bulleted-list' ? 'bulletList' : 'orderedList',
  content: children.map(({ children: [paragraph, nested] }) => ({
    type: 'listItem',
    content: [toText('paragraph', paragraph.children), ...(nested ? [toList(nested)] : [])],
  })),
});
const toCell = (cell: RichCell, isHeader: boolean): JSONContent => ({
  type: isHeader ? 'tableHeader' : 'tableCell',
  attrs: { colspan: cell.colSpan ?? 1, rowspan: cell.rowSpan ?? 1 },
  content: cell.children.map((block) => ({ type: 'paragraph', content: [{ type: 'text', text: plainTextOf(block) }] })),
});

function toNode(block: RichBlock): JSONContent {
  switch (block.type) {
    case 'heading':
      return toText('heading', block.children, { level: block.level });
    case 'quote':
      return { type: 'blockquote', content: block.children.map(({ children }) => toText('paragraph', children)) };
    case 'bulleted-list':
    case 'numbered-list':
      return toList(block);
    case 'divider':
      return { type: 'horizontalRule' };
    case 'image':
      return { type: 'image', attrs: { src: `/api/commons/files/${block.fileId}/`, alt: block.alt } };
    case 'video':
      return { type: 'paragraph', content: [{ type: 'text', text: block.videoId }] };
    case 'table':
      return {
        type: 'table',
        content: block.children.map(({ children }, row) => ({
          type: 'tableRow',
          content: children.map((cell) => toCell(cell, row === 0)),
        })),
      };
    default:
      return toText('paragraph', block.children);
  }
}

const editor = new Editor({
  element: getRoot(),
  extensions: [StarterKit, Image, TableKit.configure({ table: { resizable: true } })],
  content: { type: 'doc', content: readDocument().children.map(toNode) },
  injectNonce: document.querySelector<HTMLElement>('[nonce]')?.nonce,
});
const elementAt = (index: number): HTMLElement => {
  const element = editor.view.dom.children[index];
  if (!(element instanceof HTMLElement)) throw new Error(`Block ${index} has no element`);
  return element;
};

registerSubject({
  middleText: () => editor.state.doc.child(MIDDLE_INDEX).textContent,
  middleElement: () => elementAt(MIDDLE_INDEX),
  isMiddleBold: () =>
    editor.state.doc.child(MIDDLE_INDEX).firstChild?.marks.some(({ type }) => type.name === 'bold') ?? false,
  countBlocks: () => editor.state.doc.childCount,
  countRows: () => editor.state.doc.child(TABLE_INDEX).childCount,
  tableElement: () => elementAt(TABLE_INDEX),
  addRow: () => void editor.commands.addRowAfter(),
});
