import { isAllowedLink } from '@danji/contracts/documents/link-policy';
import type {
  RichCell,
  RichImage,
  RichRow,
  RichTable,
  RichText,
  RichVideo,
} from '@danji/contracts/documents/rich-document';
import { Children, createElement, type CSSProperties, type ReactNode } from 'react';
import { IS_ANDROID } from 'slate-dom';
import type { RenderChunkProps, RenderElementProps, RenderLeafProps, RenderTextProps } from 'slate-react';
import { toAlignStyle, toTextStyle } from '../../viewer/text-style.ts';
import { ImageBlock } from '../images/image-block.tsx';
import { VideoBlock } from '../images/video-block.tsx';
import { TableCell } from '../table/table-cell.tsx';
import { TableElement } from '../table/table-element.tsx';
import { TableRow } from '../table/table-row.tsx';
import { BlockChunk } from './progressive-chunks.tsx';
import { DividerBlock } from './divider-block.tsx';
import { LinkText } from './link-text.tsx';

type WithComponent = RichImage | RichVideo | RichTable | RichRow | RichCell;

/** A node that is drawn by a component of its own. */
function renderComponent(
  attributes: RenderElementProps['attributes'],
  children: RenderElementProps['children'],
  element: WithComponent,
) {
  switch (element.type) {
    case 'image':
      return (
        <ImageBlock attributes={attributes} element={element}>
          {children}
        </ImageBlock>
      );
    case 'video':
      return (
        <VideoBlock attributes={attributes} element={element}>
          {children}
        </VideoBlock>
      );
    case 'table':
      return (
        <TableElement attributes={attributes} element={element}>
          {children}
        </TableElement>
      );
    case 'table-row':
      return (
        <TableRow attributes={attributes} element={element}>
          {children}
        </TableRow>
      );
    case 'table-cell':
      return (
        <TableCell attributes={attributes} element={element}>
          {children}
        </TableCell>
      );
  }
}

/** Renders one node of the text with the tags of the viewer, so that it looks the same while it is edited. */
export function renderElement({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'paragraph':
      return (
        <p {...attributes} style={toAlignStyle(element.align)}>
          {children}
        </p>
      );
    // The page has its own h1: as in the viewer, the first level of a document is an h2.
    case 'heading':
      return createElement(`h${element.level + 1}`, { ...attributes, style: toAlignStyle(element.align) }, children);
    case 'quote':
      return <blockquote {...attributes}>{children}</blockquote>;
    case 'bulleted-list':
      return <ul {...attributes}>{children}</ul>;
    case 'numbered-list':
      return (
        <ol {...attributes} start={element.start}>
          {children}
        </ol>
      );
    case 'list-item':
      return <li {...attributes}>{children}</li>;
    case 'link':
      return isAllowedLink(element.url) ? (
        <LinkText attributes={attributes} url={element.url}>
          {children}
        </LinkText>
      ) : (
        <span {...attributes}>{children}</span>
      );
    case 'divider':
      return <DividerBlock attributes={attributes}>{children}</DividerBlock>;
    default:
      return renderComponent(attributes, children, element);
  }
}

const BOLD: CSSProperties = { fontWeight: 'bold' };
const ITALIC: CSSProperties = { fontStyle: 'italic' };

/**
 * Renders marks as the style of one element, whichever they are. With the viewer's `strong` and `em` the browser
 * would remove and insert every text node whose marks change (three times as long for a document made bold).
 */
function toMarkStyle(text: RichText): CSSProperties | undefined {
  const style = toTextStyle(text);
  // Most text has no mark: without a style the browser allocates no style object.
  return text.bold || text.italic ? { ...style, ...(text.bold && BOLD), ...(text.italic && ITALIC) } : style;
}

export const renderLeaf = ({ attributes, children, leaf }: RenderLeafProps) => (
  <span {...attributes} style={toMarkStyle(leaf)}>
    {children}
  </span>
);

/**
 * Tells whether a text node is plain characters: no place for a caret, no pending marks, no line break that Slate
 * would add. On Android keyboards change the page before the editor, and only Slate's own components handle that.
 */
const isPlainText = ({ text }: RichText, leaves: ReactNode): boolean =>
  !IS_ANDROID && text !== '' && !text.endsWith('\n') && Children.count(leaves) === 1;

/**
 * Renders a text node as Slate does, but without its four components, which use 2 kB of memory for each text node. As
 * in Slate, React does not manage the characters: text that the browser has already inserted is not written again.
 */
export function renderText({ attributes, children, text }: RenderTextProps) {
  if (!isPlainText(text, children)) return <span {...attributes}>{children}</span>;
  const write = (element: HTMLElement | null): void => {
    if (element && element.textContent !== text.text) element.textContent = text.text;
  };
  return (
    <span {...attributes}>
      <span ref={write} data-slate-leaf data-slate-string style={toMarkStyle(text)} />
    </span>
  );
}

/** Blocks that are drawn together; a text of fewer blocks has no chunks. */
export const CHUNK_SIZE = 30;

export const renderChunk = ({ attributes, children, lowest }: RenderChunkProps) =>
  lowest ? <BlockChunk attributes={attributes}>{children}</BlockChunk> : <div {...attributes}>{children}</div>;
