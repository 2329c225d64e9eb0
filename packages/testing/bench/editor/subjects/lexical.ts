import type { RichBlock, RichCell, RichInline, RichList } from '@danji/contracts/documents/rich-document';
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $createListItemNode, $createListNode, ListItemNode, ListNode, registerList } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode, HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  $insertTableRowAtSelection,
  $isTableNode,
  registerTablePlugin,
  registerTableSelectionObserver,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isTextNode,
  createEditor,
  DecoratorNode,
  type ElementNode,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import { getRoot, MIDDLE_INDEX, registerSubject, readDocument, TABLE_INDEX, plainTextOf } from './subject.ts';

/** An image; all images of the corpus look the same. */
class ImageNode extends DecoratorNode<null> {
  static override getType() {
    return 'image';
  }
  static override clone(node: ImageNode) {
    return new ImageNode(node.getKey());
  }
  override createDOM() {
    return Object.assign(document.createElement('img'), {
      src: '/api/commons/files/picture/',
      width: 640,
      height: 360,
    });
  }
  override updateDOM() {
    return false;
  }
  override decorate() {
    return null;
  }
  override isInline() {
    return false;
  }
}

const $toTexts = (inlines: RichInline[]): TextNode[] =>
  inlines.map((inline) => {
    const node = $createTextNode('children' in inline ? inline.children.map(({ text }) => text).join('') : inline.text);
    return 'bold' in inline && inline.bold ? node.toggleFormat('bold') : node;
  });
const $toParagraph = (inlines: RichInline[]): ElementNode => $createParagraphNode().append(...$toTexts(inlines));

function $toList({ type, children }: RichList): ListNode {
  const items = children.flatMap(({ children: [paragraph, nested] }) => [
    $createListItemNode().append(...$toTexts(paragraph.children)),
    // Lexical puts a nested list into an item of its own.
    ...(nested ? [$createListItemNode().append($toList(nested))] : []),
  ]);
  return $createListNode(type === 'bulleted-list' ? 'bullet' : 'number').append(...items);
}

function $toCell({ colSpan = 1, rowSpan = 1, children }: RichCell, isHeader: boolean): TableCellNode {
  const cell = $createTableCellNode(
    isHeader ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS,
    colSpan,
  ).setRowSpan(rowSpan);
  return cell.append(...children.map((block) => $createParagraphNode().append($createTextNode(plainTextOf(block)))));
}

function $toNode(block: RichBlock): LexicalNode {
  switch (block.type) {
    case 'heading':
      return $createHeadingNode(`h${block.level}`).append(...$toTexts(block.children));
    case 'quote':
      return $createQuoteNode().append(...block.children.flatMap(({ children }) => $toTexts(children)));
    case 'bulleted-list':
    case 'numbered-list':
      return $toList(block);
    case 'image':
      return new ImageNode();
    case 'divider':
    case 'video':
      return $createParagraphNode().append($createTextNode(plainTextOf(block)));
    case 'table':
      return $createTableNode().append(
        ...block.children.map(({ children }, row) =>
          $createTableRowNode().append(...children.map((cell) => $toCell(cell, row === 0))),
        ),
      );
    default:
      return $toParagraph(block.children);
  }
}

const editor = createEditor({
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, TableNode, TableRowNode, TableCellNode, ImageNode],
  onError: (error) => {
    throw error;
  },
});
const element = document.createElement('div');
element.contentEditable = 'true';
element.style.whiteSpace = 'pre-wrap';
getRoot().append(element);
editor.setRootElement(element);
registerRichText(editor);
registerHistory(editor, createEmptyHistoryState(), 300);
registerList(editor);
registerTablePlugin(editor);
registerTableSelectionObserver(editor, true);
editor.update(
  () =>
    void $getRoot()
      .clear()
      .append(...readDocument().children.map($toNode)),
  { discrete: true },
);

const $childAt = (index: number): LexicalNode => {
  const child = $getRoot().getChildAtIndex(index);
  if (!child) throw new Error(`There is no block ${index}`);
  return child;
};
const elementAt = (index: number): HTMLElement => {
  const found = editor.getElementByKey(editor.read(() => $childAt(index).getKey()));
  if (!found) throw new Error(`Block ${index} has no element`);
  return found;
};

registerSubject({
  middleText: () => editor.read(() => $childAt(MIDDLE_INDEX).getTextContent()),
  middleElement: () => elementAt(MIDDLE_INDEX),
  isMiddleBold: () =>
    editor.read(() => {
      const middle = $childAt(MIDDLE_INDEX);
      const text = $isElementNode(middle) ? middle.getFirstChild() : null;
      return $isTextNode(text) && text.hasFormat('bold');
    }),
  countBlocks: () => editor.read(() => $getRoot().getChildrenSize()),
  countRows: () =>
    editor.read(() => {
      const table = $childAt(TABLE_INDEX);
      return $isTableNode(table) ? table.getChildrenSize() : 0;
    }),
  tableElement: () => elementAt(TABLE_INDEX),
  addRow: () => {
    editor.update(() => void $insertTableRowAtSelection(true), { discrete: true });
  },
});
