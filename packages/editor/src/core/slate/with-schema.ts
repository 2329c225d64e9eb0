import { isCell, isLink, isVoidBlock } from './node-types.ts';
import type { DocumentEditor } from './slate-types.ts';

export function withSchema<T extends DocumentEditor>(editor: T): T {
  editor.isInline = isLink;
  editor.isVoid = isVoidBlock;
  editor.isIsolated = isCell;
  // Letters typed at the edge of a link stand beside it.
  editor.inlineEdgeAffinity = () => 'outside';
  return editor;
}
