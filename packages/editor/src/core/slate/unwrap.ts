import { Node, Path, Transforms } from 'slate';
import type { DocumentEditor } from './slate-types.ts';

/** Takes the children of a node out of it, to where it stands; the node is gone, also when it has none. (Slate's own unwrapping needs text in it.) */
export function unwrap(editor: DocumentEditor, at: Path) {
  const node = Node.get(editor, at);
  const length = 'children' in node ? node.children.length : 0;
  for (let index = length - 1; index >= 0; index -= 1) Transforms.moveNodes(editor, { at: [...at, index], to: Path.next(at), voids: true });
  Transforms.removeNodes(editor, { at, voids: true });
}
