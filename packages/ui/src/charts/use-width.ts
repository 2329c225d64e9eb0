import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const FIRST_WIDTH = 640;

/** The width of an element in px as it changes, and the size of its text. */
export function useWidth<E extends HTMLElement>(): { box: RefObject<E | null>; width: number; em: number } {
  const box = useRef<E>(null);
  const [size, setSize] = useState({ width: FIRST_WIDTH, em: 13 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => {
      const width = element.clientWidth || FIRST_WIDTH;
      const em = 0.8125 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
      setSize((old) => (old.width === width && old.em === em ? old : { width, em }));
    };
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, ...size };
}
