import { isAllowedLink } from '@danji/contracts/documents/link-policy';
import type { RichInline, RichText } from '@danji/contracts/documents/rich-document';
import { inOrder } from './in-order.ts';
import { toTextStyle } from './text-style.ts';

function TextRun({ node }: { node: RichText }) {
  const style = toTextStyle(node);
  const styled = style ? <span style={style}>{node.text}</span> : node.text;
  const leaning = node.italic ? <em>{styled}</em> : styled;
  return node.bold ? <strong>{leaning}</strong> : leaning;
}

/** `mailto:` and `tel:` stay on the page; other links open in a new tab and get no referrer. */
const toLinkRules = (url: string) =>
  /^https?:/.test(url) ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {};

/** Text and links. A link that leads where none may lead is its text; what is neither is left out. */
export function Inlines({ nodes }: { nodes: readonly RichInline[] | undefined }) {
  const known = Array.isArray(nodes)
    ? (nodes as readonly RichInline[]).filter((node) => typeof node === 'object' && node !== null)
    : [];
  if (known.length === 1 && known[0] && 'text' in known[0] && known[0].text === '') return <br />;
  return inOrder(known, (node) => {
    if ('text' in node) return typeof node.text === 'string' ? <TextRun node={node} /> : null;
    const children = node.type === 'link' && Array.isArray(node.children) ? <Texts nodes={node.children} /> : null;
    if (typeof node.url !== 'string' || !isAllowedLink(node.url)) return children;
    return (
      <a href={node.url} {...toLinkRules(node.url)}>
        {children}
      </a>
    );
  });
}

const Texts = ({ nodes }: { nodes: readonly RichText[] }) =>
  inOrder(nodes, (node) => (typeof node?.text === 'string' ? <TextRun node={node} /> : null));
