import { useEffect, useState } from 'react';
import type { Area } from './place-popups.ts';

/** Finds where the words of the page's headline are while the page is not scrolled, px. */
function findHeadline(): Area | undefined {
  const heading = document.querySelector('main h1');
  if (!heading) return undefined;
  // The element is as wide as the page, its words are not.
  const range = document.createRange();
  range.selectNodeContents(heading);
  // A document without a layout has none.
  const place = range.getBoundingClientRect?.();
  if (!place) return undefined;
  const { left, right, bottom } = place;
  return { left, right, bottom: bottom + window.scrollY };
}

/** The place of the page's headline, found again when the window gets another size. */
export function useHeadline(): Area | undefined {
  const [headline, setHeadline] = useState(findHeadline);
  useEffect(() => {
    const onResize = () => setHeadline(findHeadline());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return headline;
}
