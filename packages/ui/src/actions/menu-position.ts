import type { CSSProperties } from 'react';

const GAP_PX = 6;
const EDGE_PX = 8;
/** Room in which a long list is scrolled with ease; in less, and where that is too little for it, it may lie over its button. */
const EASY_PX = 400;

/** Where a menu lies beside its button: below it, above where there is more room; over it where both are small. Never over the edge of the window. */
export function placeMenu(anchor: DOMRect, menu: { width: number; height: number }, align: 'start' | 'end'): CSSProperties {
  const roomBelow = window.innerHeight - anchor.bottom - GAP_PX - EDGE_PX;
  const roomAbove = anchor.top - GAP_PX - EDGE_PX;
  const isBelow = roomBelow >= menu.height || roomBelow >= roomAbove;
  const wanted = align === 'start' ? anchor.left : anchor.right - menu.width;
  const left = Math.max(EDGE_PX, Math.min(wanted, document.documentElement.clientWidth - menu.width - EDGE_PX));
  if (Math.max(roomBelow, roomAbove) < Math.min(menu.height, EASY_PX)) return { left, maxHeight: window.innerHeight - 2 * EDGE_PX, ...(isBelow ? { bottom: EDGE_PX } : { top: EDGE_PX }) };
  return {
    left, maxHeight: isBelow ? roomBelow : roomAbove,
    ...(isBelow ? { top: anchor.bottom + GAP_PX } : { bottom: window.innerHeight - anchor.top + GAP_PX }),
  };
}
