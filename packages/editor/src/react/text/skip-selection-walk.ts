/**
 * Before every commit React walks through all nodes of a focused editable element, to put its selection back should the focus be
 * lost: with thousands of blocks that is most of the work of a key. Slate puts the selection back itself, so the element does
 * not answer React's question (`element.contentEditable`). The attribute, and with it what the browser does, stays.
 */
export function skipSelectionWalk(element: HTMLElement | null): void {
  if (element) Object.defineProperty(element, 'contentEditable', { configurable: true, get: () => 'inherit' });
}
