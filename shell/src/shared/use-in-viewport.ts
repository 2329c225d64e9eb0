import { useEffect, useState, type RefObject } from 'react';

/** Whether at least half of an element is in the window. */
export function useInViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isInViewport, setInViewport] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInViewport((entries.at(-1)?.intersectionRatio ?? 0) >= 0.5),
      { threshold: [0, 0.5] },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isInViewport;
}
