import { isAllowedLink } from '@danji/contracts/documents/link-policy';
import { createElement, type CSSProperties } from 'react';
import type { RenderChunkProps, RenderElementProps, RenderLeafProps, RenderTextProps } from 'slate-react';
import { toAlignStyle, toTextStyle } from '../../viewer/text-style.ts';
import { ImageBlock } from '../images/image-block.tsx';
import { VideoBlock } from '../images/video-block.tsx';
import { TableCell } from '../table/table-cell.tsx';
import { TableElement } from '../table/table-element.tsx';
import { TableRow } from '../table/table-row.tsx';
import { BlockChunk } from './arriving-chunks.tsx';
import { DividerBlock } from './divider-block.tsx';
import { LinkText } from './link-text.tsx';

/** One node of the text, with the tags the viewer gives it, so that it is written as it will be read. */
export function renderElement({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'paragraph': return <p {...attributes} style={toAlignStyle(element.align)}>{children}</p>;
    // The page has its own h1: as in the viewer, the first level of a document is an h2.
    case 'heading': return createElement(`h${element.level + 1}`, { ...attributes, style: toAlignStyle(element.align) }, children);
    case 'quote': return <blockquote {...attributes}>{children}</blockquote>;
    case 'bulleted-list': return <ul {...attributes}>{children}</ul>;
    case 'numbered-list': return <ol {...attributes} start={element.start}>{children}</ol>;
    case 'list-item': return <li {...attributes}>{children}</li>;
    case 'link': return isAllowedLink(element.url) ? <LinkText attributes={attributes} url={element.url}>{children}</LinkText> : <span {...attributes}>{children}</span>;
    case 'divider': return <DividerBlock attributes={attributes}>{children}</DividerBlock>;
    case 'image': return <ImageBlock attributes={attributes} element={element}>{children}</ImageBlock>;
    case 'video': return <VideoBlock attributes={attributes} element={element}>{children}</VideoBlock>;
    case 'table': return <TableElement attributes={attributes} element={element}>{children}</TableElement>;
    case 'table-row': return <TableRow attributes={attributes} element={element}>{children}</TableRow>;
    case 'table-cell': return <TableCell attributes={attributes} element={element}>{children}</TableCell>;
  }
}

const BOLD: CSSProperties = { fontWeight: 'bold' };
const ITALIC: CSSProperties = { fontStyle: 'italic' };

/**
 * Text with its marks as one element's style, whichever they are: the viewer's `strong` and `em` would have the browser take
 * out and put in every piece of text whose marks change (three times as long for a document made bold).
 */
export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  const style = toTextStyle(leaf);
  // Most text has no mark: without a style the browser keeps no object for one.
  return <span {...attributes} style={leaf.bold || leaf.italic ? { ...style, ...(leaf.bold && BOLD), ...(leaf.italic && ITALIC) } : style}>{children}</span>;
}

/** As Slate does it, but without a component of its own for each text. */
export const renderText = ({ attributes, children }: RenderTextProps) => <span {...attributes}>{children}</span>;

/** Blocks that are drawn together; a text of fewer blocks has no chunks. */
export const CHUNK_SIZE = 30;

export const renderChunk = ({ attributes, children, lowest }: RenderChunkProps) =>
  (lowest ? <BlockChunk attributes={attributes}>{children}</BlockChunk> : <div {...attributes}>{children}</div>);
