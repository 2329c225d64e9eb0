import { useEffect, type RefObject } from 'react';
import { useBackCloses } from '../overlays/open-layers.ts';

/**
 * Closes a popup of a button when the user presses elsewhere or goes back, the window is resized, or the button moves away under
 * it.
 */
export function useCloseElsewhere(
  list: RefObject<HTMLElement | null>,
  anchor: HTMLElement,
  close: (refocus: boolean) => void,
): void {
  useBackCloses(true, () => close(true));
  useEffect(() => {
    const isOutside = (event: Event): boolean =>
      !(event.target instanceof Node && list.current?.contains(event.target));
    const onPointerDown = (event: PointerEvent): void => {
      if (isOutside(event) && !(event.target instanceof Node && anchor.contains(event.target))) close(false);
    };
    const onResize = (event: Event): void => {
      if (isOutside(event)) close(false);
    };
    const { top, left } = anchor.getBoundingClientRect();
    // The last event of an earlier scroll may come after the press that opened the menu, so only a scroll that moves
    // the
    // button closes it.
    const onScroll = (event: Event): void => {
      const now = anchor.getBoundingClientRect();
      if (isOutside(event) && (now.top !== top || now.left !== left)) close(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('resize', onResize);
    window.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('resize', onResize);
      window.removeEventListener('scroll', onScroll, true);
    };
  }, [list, anchor, close]);
}
