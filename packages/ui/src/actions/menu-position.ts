import type { CSSProperties } from 'react';

const GAP_PX = 6;
const EDGE_PX = 8;
/**
 * Height in which a long list can be scrolled comfortably. Where there is less, and the menu needs more, it may cover
 * its button.
 */
const EASY_PX = 400;

/** Distance to the edge, including the area of a notch or home bar, which only CSS knows. */
const edge = (side: 'top' | 'right' | 'bottom' | 'left'): string =>
  `(${EDGE_PX}px + env(safe-area-inset-${side}, 0px))`;

/**
 * Computes the position of a menu: below its button, above it where there is more space, and over it where both are too
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
