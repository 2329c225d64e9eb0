import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in the table when what had it is taken away: the last chip, the head with its filter, the bar of chosen rows, a row.
 * Spread `frame` on what holds all of it and give `heir` to the element that gets the focus then.
 */
export function useKeptFocus() {
  const heir = useRef<HTMLElement & HTMLDivElement>(null);
  const held = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return;
    held.current = null;
    if (document.activeElement === document.body) heir.current?.focus({ preventScroll: true });
  });
  // React fires no blur event for an element that it removes itself, so an element that is still recorded here lost
  // the focus by its removal.
  const frame = {
    onFocus: ({ target }: FocusEvent) => {
      held.current = target;
    },
    onBlur: () => {
      held.current = null;
    },
  };
  return { frame, heir };
}
