import { type RefObject, useEffect, useRef, useState } from 'react';

/** After this time without input, loading the section disturbs nothing, ms. */
const REST_MS = 4000;

/** Whether a section below the first view should load: when it enters the viewport, on scroll or Tab, or after a while without input. */
export function useNear<T extends Element>(): { place: RefObject<T | null>; isNear: boolean } {
  const place = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const arrive = () => setIsNear(true);
    if (typeof IntersectionObserver === 'undefined') {
      arrive();
      return undefined;
    }
    // The first 32 px in the viewport do not count.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: '0px 0px -32px 0px' },
    );
    observer.observe(element);
    window.addEventListener('scroll', arrive, { once: true, passive: true });
    // Otherwise Tab would skip the section and reach the end of the page.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') arrive();
    };
    window.addEventListener('keydown', onKeyDown);
    const timer = setTimeout(arrive, REST_MS);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', arrive);
      window.removeEventListener('keydown', onKeyDown);
      clearTimeout(timer);
    };
  }, [isNear]);
  return { place, isNear };
}
