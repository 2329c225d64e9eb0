import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in the table when the focused element is removed: the last chip, the header with its filter, the bar
 * of selected rows, a row. Spread `frame` on the container and set `heir` on the element that gets the focus then.
 */
export function useFocusFallback() {
  const fallback = useRef<HTMLElement & HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  });
  // React fires no blur event for an element that it removes itself, so an element that is still recorded here lost
  // the focus by its removal.
  const frame = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  return { frame, fallback };
}
