const LINE_PX = 40;
/** Share of the visible height that Page Down scrolls; the rest stays visible, as in browsers. */
const PAGE_SHARE = 0.875;

/**
 * The area below scrolling content has an edge while text is cut off. It is a shadow, because a border would change the
 * height on which it depends.
 */
export const UNDER_SCROLLING = '[tabindex="0"] + &';
export const EDGE = { boxShadow: 'inset 0 1px {colors.border}' };

/** Returns the direction in which a key scrolls long text, as browsers do it; undefined for other keys. */
function toScrollTop(
  { key, shiftKey }: KeyboardEvent,
  { scrollTop, clientHeight, scrollHeight }: HTMLElement,
): number | undefined {
  const page = clientHeight * PAGE_SHARE;
  const steps: Record<string, number> = {
    ArrowDown: LINE_PX,
    ArrowUp: -LINE_PX,
    PageDown: page,
    PageUp: -page,
    ' ': shiftKey ? -page : page,
    Home: -scrollHeight,
    End: scrollHeight,
  };
  const step = steps[key];
  return step === undefined ? undefined : scrollTop + step;
}

/** On the dialog itself all scroll keys apply; on its buttons only those that have no other meaning there. */
function meansText({ target, currentTarget, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return (
    target === currentTarget || (key.startsWith('Page') && target instanceof Element && target.matches('button, a'))
  );
}

/**
 * Ref of content that may scroll inside a dialog, its parent. While it can scroll, it is in the tab order, so that
 * arrow keys scroll text without focusable elements. The same keys scroll it while the dialog itself has the focus.
 */
export function scrollByKeyboard(content: HTMLElement | null): (() => void) | undefined {
  const dialog = content?.parentElement;
  if (!dialog) return undefined;
  const stop = new AbortController();
  dialog.addEventListener(
    'keydown',
    (event) => {
      const top = meansText(event) && !content.contains(event.target as Node) ? toScrollTop(event, content) : undefined;
      if (top === undefined || content.scrollHeight <= content.clientHeight) return;
      event.preventDefault();
      content.scrollTop = top;
    },
    { signal: stop.signal },
  );
  if (typeof ResizeObserver === 'function') {
    const observer = new ResizeObserver(() => {
      if (content.scrollHeight > content.clientHeight) content.tabIndex = 0;
      else content.removeAttribute('tabindex');
    });
    observer.observe(content);
    for (const child of content.children) observer.observe(child);
    stop.signal.addEventListener('abort', () => observer.disconnect());
  }
  return () => stop.abort();
}
