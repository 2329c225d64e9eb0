import { useLayoutEffect, useState, type RefObject } from 'react';

const isFloating = (position: string): boolean => position === 'sticky' || position === 'fixed';

/**
 * The height of the page's own header within the window, px; 0 where the editor scrolls in a box of its own (a
 * dialog).
 */
function measureHeader(tools: HTMLElement): number {
  if (tools.closest('[role=dialog], dialog')) return 0;
  const headers = [...document.querySelectorAll<HTMLElement>('header')].filter((header) =>
    isFloating(getComputedStyle(header).position),
  );
  return Math.max(0, ...headers.map((header) => header.getBoundingClientRect().height));
}

/** The sticky offset of the tools below the page's header, px. */
export function useStickyTop(tools: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const update = (): void => {
      if (tools.current) setTop(measureHeader(tools.current));
    };
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [tools]);
  return top;
}

/** Height of what covers the lower part of the page, above all the keyboard of a phone; px. Followed while `isEnabled`. */
export function useCoveredBottom(isEnabled: boolean): number {
  const [covered, setCovered] = useState(0);
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!isEnabled || !viewport) return undefined;
    const update = (): void =>
      setCovered(Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop)));
    update();
    const stop = new AbortController();
    viewport.addEventListener('resize', update, { signal: stop.signal });
    viewport.addEventListener('scroll', update, { signal: stop.signal });
    return () => stop.abort();
  }, [isEnabled]);
  return covered;
}
