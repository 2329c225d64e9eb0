import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

const GAP_PX = 8;

/** The editor's own tools, which stay in sight while the page scrolls. */
const findTools = (frame: HTMLElement, own: HTMLElement): DOMRect | undefined =>
  [...frame.querySelectorAll('[role=toolbar]')]
    .find((tools) => tools !== own && !own.contains(tools))
    ?.getBoundingClientRect();

/** Above the table, below the editor's tools; below the table while its head is out of sight; nowhere when the table is. */
function positionWide(table: DOMRect, { offsetWidth, offsetHeight }: HTMLElement, ceiling: number): CSSProperties {
  const above = table.top - offsetHeight - GAP_PX;
  const below = table.bottom + GAP_PX;
  const floor = window.innerHeight - offsetHeight - GAP_PX;
  if (table.bottom < ceiling || table.top > window.innerHeight) return { visibility: 'hidden' };
  const top = above >= ceiling ? above : below <= floor ? below : ceiling + GAP_PX;
  const right = document.documentElement.clientWidth - offsetWidth - GAP_PX;
  return { top: Math.min(top, floor), left: Math.max(GAP_PX, Math.min(table.left, right)) };
}

/** On phones: over the editor's tools where these lie at the bottom, else over what covers the bottom, above all the keyboard. */
function positionNarrow(tools: DOMRect | undefined): CSSProperties {
  const viewport = window.visualViewport;
  const floor = viewport ? viewport.offsetTop + viewport.height : window.innerHeight;
  const isToolsBelow = tools !== undefined && tools.bottom > floor - GAP_PX && tools.top > floor / 2;
  return { insetInline: 0, bottom: window.innerHeight - (isToolsBelow ? tools.top : floor) };
}

/**
 * Computes the position of the floating table tools. It follows scrolling, the size of the window, the keyboard, and
 * the table. `findBox` returns the current box of the table.
 */
export function useTableToolbarPosition(
  own: HTMLElement | null,
  frame: RefObject<HTMLElement | null>,
  isNarrow: boolean,
  findBox: () => HTMLElement | undefined,
): CSSProperties {
  const [position, setPosition] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    if (!own) return undefined;
    const update = (): void => {
      const table = findBox();
      if (!table || !frame.current) return;
      const tools = findTools(frame.current, own);
      const next = isNarrow
        ? positionNarrow(tools)
        : positionWide(table.getBoundingClientRect(), own, Math.max(GAP_PX, tools?.bottom ?? 0));
      setPosition((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    update();
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', update, { capture: true, passive: true, signal });
    for (const target of [window, window.visualViewport]) target?.addEventListener('resize', update, { signal });
    window.visualViewport?.addEventListener('scroll', update, { signal });
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(update) : undefined;
    for (const element of [own, findBox(), frame.current]) if (element) observer?.observe(element);
    return () => {
      stop.abort();
      observer?.disconnect();
    };
  }, [own, frame, isNarrow, findBox]);
  return position;
}
