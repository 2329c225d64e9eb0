import { useEffect, useState, type RefObject } from 'react';

/**
 * Tells whether the focus is in an element or below it. A dialog that opens over it changes nothing, nor does a
 * window that loses the focus as a whole.
 */
export function useFocusInside(element: RefObject<HTMLElement | null>): boolean {
  const [isInside, setIsInside] = useState(false);
  useEffect(() => {
    const update = (): void => {
      const dialog = document.activeElement?.closest('[role=dialog]');
      if (!dialog || dialog.contains(element.current))
        setIsInside(element.current?.contains(document.activeElement) ?? false);
    };
    // While the focus moves, it is nowhere for a moment.
    const updateSoon = (): void => {
      setTimeout(update);
    };
    update();
    const stop = new AbortController();
    document.addEventListener('focusin', update, { signal: stop.signal });
    document.addEventListener('focusout', updateSoon, { signal: stop.signal });
    return () => stop.abort();
  }, [element]);
  return isInside;
}
