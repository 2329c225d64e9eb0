import { withClasses, type Declarations } from './css-rules.ts';
import { closeList, findWordItem, isListType, openLevelledItem } from './lists.ts';
import { addPicture, addVideo, openCaption } from './pictures.ts';
import { toWholeNumber, type Close, type Reader } from './reader.ts';
import type { Style } from './style.ts';
import { LISTS } from './tags.ts';

const isCell = (name: unknown) => name === 'table-cell';
const isQuote = (name: unknown) => name === 'quote';
/** Notion makes every item a list of its own. */
const NOTION_LIST = /^(?:bulleted-list|numbered-list|to-do-list|toggle)$/;

function openList({ tree }: Reader, element: Element, tag: string): Close | undefined {
  const start = toWholeNumber(element.getAttribute('start'));
  if (
    !tree.open(
      tag === 'ol' ? { type: 'numbered-list', ...(start && start > 1 && { start }) } : { type: 'bulleted-list' },
    )
  )
    return undefined;
  const levelled = element.firstElementChild?.hasAttribute('aria-level') ? 'levelled' : undefined;
  const name = levelled ?? NOTION_LIST.exec(element.getAttribute('class') ?? '')?.[0];
  return () => closeList(tree, name);
}

function openItem({ tree }: Reader, element: Element): Close {
  const { type } = tree.top;
  if (!isListType(type))
    return openLevelledItem(tree, { type: 'bulleted-list', level: 1, start: undefined, name: 'loose' });
  return openLevelledItem(tree, {
    type,
    level: toWholeNumber(element.getAttribute('aria-level')) ?? 1,
    start: undefined,
    name: 'levelled',
  });
}

function openQuote({ tree }: Reader): Close | undefined {
  return !tree.find(isQuote, isCell) && tree.open({ type: 'quote' }) ? () => tree.close() : undefined;
}

/**
 * Opens the block of an element and returns the function that closes it, or nothing for an element that is only a
 * line of its own.
 */
export function openBlock(
  reader: Reader,
  element: Element,
  tag: string,
  declarations: Declarations,
): Close | undefined {
  if (LISTS.has(tag)) return openList(reader, element, tag);
  switch (tag) {
    case 'li':
      return openItem(reader, element);
    // Notion's callouts.
    case 'blockquote':
    case 'aside':
      return openQuote(reader);
    case 'table':
      return reader.tables.openTable();
    case 'tr':
      return reader.tables.openRow(element, withClasses(element, declarations, reader.source.rules));
    case 'td':
    case 'th':
      return reader.tables.openCell(element, tag, withClasses(element, declarations, reader.source.rules));
    case 'figcaption':
      return openCaption(reader);
    default: {
      const item = findWordItem(element, declarations.get('mso-list')?.value);
      return item && openLevelledItem(reader.tree, item);
    }
  }
}

/** Adds an element that is whole in itself; false for all others. */
export function addWhole(reader: Reader, element: Element, tag: string, style: Style): boolean {
  switch (tag) {
    case 'br': {
      // Browsers on Macs end what they copy with it.
      if (element.getAttribute('class') !== 'Apple-interchange-newline') reader.tree.addBreak(style);
      return true;
    }
    case 'hr':
      reader.tree.add({ type: 'divider', children: [{ text: '' }] });
      return true;
    case 'img':
      addPicture(reader, element, style);
      return true;
    case 'iframe':
      addVideo(reader, element.getAttribute('src') ?? '');
      return true;
    default:
      return false;
  }
}
