import type { RichBlock, RichCell, RichInline, RichList } from '@danji/contracts/documents/rich-document';
import {
  BlockquotePlugin,
  BoldPlugin,
  H1Plugin,
  H2Plugin,
  H3Plugin,
  HorizontalRulePlugin,
  ItalicPlugin,
  StrikethroughPlugin,
  UnderlinePlugin,
} from '@platejs/basic-nodes/react';
import {
  BulletedListPlugin,
  ListItemContentPlugin,
  ListItemPlugin,
  ListPlugin,
  NumberedListPlugin,
} from '@platejs/list-classic/react';
import { insertTableRow } from '@platejs/table';
import { TableCellHeaderPlugin, TableCellPlugin, TablePlugin, TableRowPlugin } from '@platejs/table/react';
import {
  createPlateEditor,
  createPlatePlugin,
  Plate,
  PlateContent,
  PlateElement,
  type PlateElementProps,
} from 'platejs/react';
import { createRoot } from 'react-dom/client';
import { getRoot, MIDDLE_INDEX, registerSubject, readDocument, TABLE_INDEX, plainTextOf } from './subject.ts';

type Node = { type?: string; text?: string; bold?: boolean; children?: Node[]; [name: string]: unknown };

const toInline = (inline: RichInline): Node =>
  'children' in inline
    ? { text: plainTextOf({ type: 'paragraph', children: [inline] }) }
    : { text: inline.text, ...(inline.bold && { bold: true }) };
const toList = ({ type, children }: RichList): Node => ({
  type: type === 'bulleted-list' ? 'ul' : 'ol',
  children: children.map(({ children: [paragraph, nested] }) => ({
    type: 'li',
    children: [{ type: 'lic', children: paragraph.children.map(toInline) }, ...(nested ? [toList(nested)] : [])],
  })),
});
const toCell = ({ colSpan, rowSpan, children }: RichCell, isHeader: boolean): Node => ({
  type: isHeader ? 'th' : 'td',
  ...(colSpan && { colSpan }),
  ...(rowSpan && { rowSpan }),
  children: children.map((block) => ({ type: 'p', children: [{ text: plainTextOf(block) }] })),
});

function toNode(block: RichBlock): Node {
  switch (block.type) {
    case 'heading':
      return { type: `h${block.level}`, children: block.children.map(toInline) };
    case 'quote':
      return { type: 'blockquote', children: block.children.flatMap(({ children }) => children.map(toInline)) };
    case 'bulleted-list':
    case 'numbered-list':
      return toList(block);
    case 'divider':
      return { type: 'hr', children: [{ text: '' }] };
    case 'image':
      return { type: 'img', fileId: block.fileId, children: [{ text: '' }] };
    case 'video':
      return { type: 'p', children: [{ text: block.videoId }] };
    case 'table':
      return {
        type: 'table',
        children: block.children.map(({ children }, row) => ({
          type: 'tr',
          children: children.map((cell) => toCell(cell, row === 0)),
        })),
      };
    default:
      return { type: 'p', children: block.children.map(toInline) };
  }
}

function ImageElement(props: PlateElementProps) {
  return (
    <PlateElement {...props}>
      <img
        contentEditable={false}
        src={`/api/commons/files/${String(props.element['fileId'])}/`}
        alt=""
        width={640}
        height={360}
      />
      {props.children}
    </PlateElement>
  );
}
function TableElement(props: PlateElementProps) {
  return (
    <PlateElement {...props} as="table">
      <tbody>{props.children}</tbody>
    </PlateElement>
  );
}
function RowElement(props: PlateElementProps) {
  return <PlateElement {...props} as="tr" />;
}
function CellElement(props: PlateElementProps) {
  const attributes = {
    ...props.attributes,
    colSpan: props.element['colSpan'],
    rowSpan: props.element['rowSpan'],
  } as PlateElementProps['attributes'];
  return <PlateElement {...props} as={props.element.type === 'th' ? 'th' : 'td'} attributes={attributes} />;
}

const editor = createPlateEditor({
  plugins: [
    BoldPlugin,
    ItalicPlugin,
    UnderlinePlugin,
    StrikethroughPlugin,
    H1Plugin,
    H2Plugin,
    H3Plugin,
    BlockquotePlugin,
    HorizontalRulePlugin,
    ListPlugin,
    BulletedListPlugin,
    NumberedListPlugin,
    ListItemPlugin,
    ListItemContentPlugin,
    TablePlugin.withComponent(TableElement),
    TableRowPlugin.withComponent(RowElement),
    TableCellPlugin.withComponent(CellElement),
    TableCellHeaderPlugin.withComponent(CellElement),
    createPlatePlugin({ key: 'img', node: { isElement: true, isVoid: true, component: ImageElement } }),
  ],
  value: readDocument().children.map(toNode) as never,
});
createRoot(getRoot()).render(
  <Plate editor={editor}>
    <PlateContent />
  </Plate>,
);

const children = () => editor.children as Node[];
const childAt = (index: number) => children()[index];
const elementAt = (index: number): HTMLElement => {
  const element = editor.api.toDOMNode(childAt(index) as never);
  if (!element) throw new Error(`Block ${index} has no element`);
  return element;
};

registerSubject({
  middleText: () => editor.api.string([MIDDLE_INDEX]),
  middleElement: () => elementAt(MIDDLE_INDEX),
  isMiddleBold: () => childAt(MIDDLE_INDEX)?.children?.[0]?.bold === true,
  countBlocks: () => children().length,
  countRows: () => childAt(TABLE_INDEX)?.children?.length ?? 0,
  tableElement: () => elementAt(TABLE_INDEX),
  addRow: () => {
    insertTableRow(editor);
  },
});
