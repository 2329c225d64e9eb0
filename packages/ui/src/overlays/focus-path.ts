const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [contenteditable=true], [tabindex]:not([tabindex="-1"])';

/** Lists the elements inside `container` that Tab reaches, in order. */
export function listTabbable(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('[hidden], [inert]') &&
      element.checkVisibility?.({ visibilityProperty: true }) !== false,
  );
}

/** Tab at the last element moves to the first, and the other way round; from outside it moves in. */
export function keepTabInside(event: KeyboardEvent, container: HTMLElement): void {
  const all = listTabbable(container);
  const first = all[0];
  const last = all.at(-1);
  const active = document.activeElement;
  const isInside = active instanceof Node && container.contains(active) && active !== container;
  if (!first || !last) {
    event.preventDefault();
    container.focus();
  } else if (event.shiftKey && (!isInside || active === first)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (!isInside || active === last)) {
    event.preventDefault();
    first.focus();
  }
}

/** Focuses without scrolling the page, but scrolls the container of the element. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' });
}

/** The focused element and its ancestors, for the case that the element is removed. */
export type FocusPath = readonly HTMLElement[];

export function captureFocusPath(): FocusPath {
  const path: HTMLElement[] = [];
  for (
    let element = document.activeElement;
    element instanceof HTMLElement && element !== document.body;
    element = element.parentElement
  )
    path.push(element);
  return path;
}

/** Focuses an element that is not a control; the next Tab continues from there. */
function focusTemporarily(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  if (element.matches(':disabled')) return false;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Restores the focus: to the element, else (when it was removed or disabled) to the nearest ancestor in the page, else
 * to the main content.
 */
export function returnFocus(path: FocusPath): void {
  const main = document.querySelector<HTMLElement>('main');
  for (const element of [...path, ...(main ? [main] : [])]) {
    if (element.isConnected && !element.closest('[inert], [hidden], [data-leaving]') && focusTemporarily(element))
      return;
  }
}
