/**
 * Width of the page's scroll bar while it is hidden, for elements fixed to the right edge: `right:
 * 'var(--dj-scroll-bar, 0px)'`.
 */
const SCROLL_BAR = '--dj-scroll-bar';

/** Attribute of the root element while an overlay is open over the page. */
export const PAGE_LOCKED = 'data-page-locked';

const isScrollBox = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

function canScroll(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return (
    (isScrollBox(overflowY) && element.scrollHeight > element.clientHeight) ||
    (isScrollBox(overflowX) && element.scrollWidth > element.clientWidth)
  );
}

/** Tells whether a touch on `target` scrolls content inside an overlay instead of the page behind it. */
function movesInside(target: EventTarget | null): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (canScroll(element) || element.matches('input[type=range]')) return true;
  }
  return false;
}

/**
 * Prevents touches by which iOS scrolls the page behind an overlay although its overflow is hidden. Zooming, and
 * panning while zoomed, still work.
 */
function keepPage(event: TouchEvent): void {
  const isZooming = event.touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1;
  if (event.cancelable && !isZooming && !movesInside(event.target)) event.preventDefault();
}

/**
 * Keeps the page from scrolling. The width of its scroll bar becomes padding of the body and a variable for fixed bars,
 * so nothing moves. Only the root gets hidden overflow: on the body it would make the body the scroll container of
 * sticky headers, which would jump. Returns the function that unlocks the page.
 */
export function lockPage(): () => void {
  const { documentElement: root, body } = document;
  const gap = Math.max(0, window.innerWidth - root.clientWidth);
  const before = { overflow: root.style.overflow, padding: body.style.paddingRight };
  root.style.overflow = 'hidden';
  root.setAttribute(PAGE_LOCKED, '');
  if (gap > 0) {
    root.style.setProperty(SCROLL_BAR, `${gap}px`);
    body.style.paddingRight = `calc(${before.padding || '0px'} + ${gap}px)`;
  }
  document.addEventListener('touchmove', keepPage, { passive: false });
  return () => {
    root.style.overflow = before.overflow;
    root.removeAttribute(PAGE_LOCKED);
    root.style.removeProperty(SCROLL_BAR);
    body.style.paddingRight = before.padding;
    document.removeEventListener('touchmove', keepPage);
  };
}

/** Marks elements that are above every overlay and stay interactive: toasts. */
export const ABOVE_OVERLAYS = 'data-above-overlays';

let inertElements: HTMLElement[] = [];

/**
 * Makes everything on the page inert, for screen readers too, except the part that contains `top`; without `top`
 * everything is restored.
 */
export function makeOthersInert(top: HTMLElement | null): void {
  for (const element of inertElements) element.inert = false;
  const parts = top ? [...document.body.children].filter((part) => part instanceof HTMLElement) : [];
  inertElements = parts.filter(
    (part) => !part.inert && !part.contains(top) && !part.matches(`script, style, [${ABOVE_OVERLAYS}]`),
  );
  for (const element of inertElements) element.inert = true;
}
