import { sendInBackground } from '@danji/api-client';
import { countClick, countImpressions } from '@danji/contracts/site/advertisement-home.endpoints';
import { clientStorage } from '@danji/shell-sdk';
import { useEffect } from 'react';

/** An impression counts when half of the advertisement was in the window this long, ms. */
const SEEN_MS = 1000;

/** Counts an impression, once a visit. */
function trackImpression(id: number): void {
  const seen = clientStorage.seenAdvertisements.get() ?? [];
  if (seen.includes(id)) return;
  clientStorage.seenAdvertisements.set([...seen, id]);
  sendInBackground(countImpressions, { ids: [id] });
}

/** Counts an impression when the advertisement stays visible for a second; `undefined` counts nothing. */
export function useImpression(id: number | undefined, isInViewport: boolean): void {
  useEffect(() => {
    if (id === undefined || !isInViewport) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') trackImpression(id);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [id, isInViewport]);
}

/** Counts a click on an advertisement; the navigation does not wait for it. */
export const trackClick = (id: number): void => sendInBackground(countClick, { id });
