import { type RefObject, useEffect, useRef, useState } from 'react';

/** After this time without input, loading the section disturbs nothing, ms. */
const REST_MS = 4000;

/** Whether a section below the first view should load: when it enters the viewport, on scroll or Tab, or after a while without input. */
export function useLazySection<T extends Element>(): { sectionRef: RefObject<T | null>; shouldLoad: boolean } {
  const sectionRef = useRef<T>(null);
  const [shouldLoad, setShouldLoad] = useState(false);
  useEffect(() => {
    const element = sectionRef.current;
    if (shouldLoad || !element) return undefined;
    const load = () => setShouldLoad(true);
    if (typeof IntersectionObserver === 'undefined') {
      load();
      return undefined;
    }
    // The first 32 px in the viewport do not count.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: '0px 0px -32px 0px' },
    );
    observer.observe(element);
    window.addEventListener('scroll', load, { once: true, passive: true });
    // Otherwise Tab would skip the section and reach the end of the page.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') load();
    };
    window.addEventListener('keydown', onKeyDown);
    const timer = setTimeout(load, REST_MS);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', load);
      window.removeEventListener('keydown', onKeyDown);
      clearTimeout(timer);
    };
  }, [shouldLoad]);
  return { sectionRef, shouldLoad };
}
