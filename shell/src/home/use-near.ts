import { type RefObject, useEffect, useRef, useState } from 'react';

/** The page has been at rest so long that the rest of it disturbs nothing, ms. */
const REST_MS = 4000;

/** Whether a part of the page below the first view is wanted: it comes into sight, the person scrolls or goes on by Tab, or the page has been at rest for a while. */
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
    // A sliver in sight is not reading it yet.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: '0px 0px -32px 0px' },
    );
    observer.observe(element);
    window.addEventListener('scroll', arrive, { once: true, passive: true });
    // Otherwise Tab would go past it to the end of the page.
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
