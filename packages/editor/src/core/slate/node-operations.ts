import { Editor, Node, Path, Transforms } from 'slate';
import type { DocumentEditor } from './slate-types.ts';

/** Replaces a node by its children; a node without children is removed. (Slate's own unwrapping needs text in it.) */
export function unwrap(editor: DocumentEditor, at: Path) {
  const node = Node.get(editor, at);
  const length = 'children' in node ? node.children.length : 0;
  for (let index = length - 1; index >= 0; index -= 1)
    Transforms.moveNodes(editor, { at: [...at, index], to: Path.next(at), voids: true });
  Transforms.removeNodes(editor, { at, voids: true });
}

/** Puts the children of a node behind those of the node before it, which stays. (Slate's own merging looks at every node in both.) */
export function mergeIntoPrevious(editor: DocumentEditor, path: Path) {
  const node = Node.get(editor, path);
  const before = Node.get(editor, Path.previous(path));
  if (!('children' in node) || !('children' in before)) return;
  editor.apply({ type: 'merge_node', path, position: before.children.length, properties: Node.extractProps(node) });
}

/**
 * Every operation moves the paths that wait to be normalised, and normalising looks at the whole document. Both cost
 * little for parts of this size.
 */
const PART = 50;

/** Runs for every item from the last to the first, so that what comes before stays where it is, and normalises part by part. */
export function forEachFromEnd<T>(editor: DocumentEditor, items: readonly T[], run: (item: T) => void) {
  for (let end = items.length; end > 0; end -= PART) {
    Editor.withoutNormalizing(editor, () => {
      for (const item of items.slice(Math.max(0, end - PART), end).toReversed()) run(item);
    });
  }
}
