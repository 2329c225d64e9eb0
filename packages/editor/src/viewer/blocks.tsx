import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichBlock, RichHeading, RichList, RichListItem } from '@danji/contracts/documents/rich-document';
import { createElement } from 'react';
import { inOrder } from './in-order.ts';
import { Inlines } from './inlines.tsx';
import { toAnchor } from './outline.ts';
import { Picture } from './picture.tsx';
import { Table } from './table.tsx';
import { toAlignStyle } from './text-style.ts';
import { Video } from './video.tsx';

/** The context of a document on its page. */
type Setting = { headingOffset: number; anchors: string | undefined; /** `toDepths` */ depths: readonly number[] };

const LEVELS = 6;

/** The tag and its style follow the chosen level; assistive technology gets the level in the document's outline. */
function Title({
  node,
  index,
  setting: { headingOffset, anchors, depths },
}: {
  node: RichHeading;
  index: number;
  setting: Setting;
}) {
  const level = Math.min(LEVELS, Math.max(1, (Number(node.level) || 1) + headingOffset));
  const ariaLevel = Math.min(LEVELS, (depths[index] ?? 1) + headingOffset);
  return createElement(
    `h${level}`,
    {
      id: anchors === undefined ? undefined : toAnchor(anchors, index),
      tabIndex: anchors === undefined ? undefined : -1,
      'aria-level': ariaLevel === level ? undefined : ariaLevel,
      style: toAlignStyle(node.align),
    },
    <Inlines nodes={node.children} />,
  );
}

function Item({ node, level }: { node: RichListItem; level: number }) {
  const [paragraph, nested] = Array.isArray(node?.children) ? node.children : [];
  return (
    <li>
      <Inlines nodes={paragraph?.children} />
      {nested && level < DOCUMENT_LIMITS.listLevels ? <List node={nested} level={level + 1} /> : null}
    </li>
  );
}

function List({ node, level }: { node: RichList; level: number }) {
  const items = Array.isArray(node.children)
    ? inOrder(node.children, (item) => <Item node={item} level={level} />)
    : null;
  if (node.type === 'bulleted-list') return <ul>{items}</ul>;
  return node.type === 'numbered-list' ? <ol start={Number(node.start) || undefined}>{items}</ol> : null;
}

/** One block. What is no block, and what is broken beyond showing, is left out. */
function Block({ node, index, setting }: { node: RichBlock; index: number; setting: Setting }) {
  if (!Array.isArray(node?.children)) return null;
  switch (node.type) {
    case 'paragraph':
      return (
        <p style={toAlignStyle(node.align)}>
          <Inlines nodes={node.children} />
        </p>
      );
    case 'heading':
      return <Title node={node} index={index} setting={setting} />;
    case 'quote':
      return (
        <blockquote>
          {inOrder(node.children, (paragraph) => (
            <p style={toAlignStyle(paragraph?.align)}>
              <Inlines nodes={paragraph?.children} />
            </p>
          ))}
        </blockquote>
      );
    case 'bulleted-list':
    case 'numbered-list':
      return <List node={node} level={1} />;
    case 'divider':
      return <hr />;
    case 'image':
      return <Picture node={node} />;
    case 'video':
      return <Video node={node} />;
    case 'table':
      return <Table node={node} render={(content) => <CellBlocks nodes={content} />} />;
    default:
      return null;
  }
}

const IN_CELL: Setting = { headingOffset: 0, anchors: undefined, depths: [] };
const CELL_BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'bulleted-list', 'numbered-list', 'image']);

/** Renders the content of a table cell. A table within a table is left out, so the nesting is bounded. */
function CellBlocks({ nodes }: { nodes: readonly RichBlock[] }) {
  const known = Array.isArray(nodes)
    ? (nodes as readonly RichBlock[]).filter((node) => CELL_BLOCKS.has(node?.type))
    : [];
  return <Blocks nodes={known} setting={IN_CELL} />;
}

/** Blocks one below another. */
export const Blocks = ({ nodes, setting }: { nodes: readonly RichBlock[]; setting: Setting }) =>
  inOrder(nodes, (node, index) => <Block node={node} index={index} setting={setting} />);
