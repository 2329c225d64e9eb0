import type { CSSProperties } from 'react';

const GAP_PX = 6;
const EDGE_PX = 8;
/** Room in which a long list is scrolled with ease; in less, and where that is too little for it, it may lie over its button. */
const EASY_PX = 400;

/** The edge, and what a phone's notch or home bar covers of it: only CSS knows that. */
const edge = (side: 'top' | 'right' | 'bottom' | 'left'): string =>
  `(${EDGE_PX}px + env(safe-area-inset-${side}, 0px))`;

/**
 * Computes the position of a menu: below its button, above where there is more room, and over it where both are
 * small. It never crosses the edge of the window.
 */
export function positionMenu(
  anchor: DOMRect,
  menu: { width: number; height: number },
  align: 'start' | 'end',
): CSSProperties {
  const roomBelow = window.innerHeight - anchor.bottom - GAP_PX - EDGE_PX;
  const roomAbove = anchor.top - GAP_PX - EDGE_PX;
  const isBelow = roomBelow >= menu.height || roomBelow >= roomAbove;
  const preferredLeft = align === 'start' ? anchor.left : anchor.right - menu.width;
  const left = `clamp(${edge('left')}, ${preferredLeft}px, ${document.documentElement.clientWidth - menu.width}px - ${edge('right')})`;
  if (Math.max(roomBelow, roomAbove) < Math.min(menu.height, EASY_PX)) {
    return {
      left,
      maxHeight: `calc(${window.innerHeight}px - ${edge('top')} - ${edge('bottom')})`,
      [isBelow ? 'bottom' : 'top']: `calc${edge(isBelow ? 'bottom' : 'top')}`,
    };
  }
  if (isBelow)
    return { left, maxHeight: `calc(${roomBelow + EDGE_PX}px - ${edge('bottom')})`, top: anchor.bottom + GAP_PX };
  return {
    left,
    maxHeight: `calc(${roomAbove + EDGE_PX}px - ${edge('top')})`,
    bottom: window.innerHeight - anchor.top + GAP_PX,
  };
}
