import { sendInBackground } from '@danji/api-client';
import { countClick, countImpressions } from '@danji/contracts/commons/advertisement-shown.endpoints';
import { clientStorage } from '@danji/shell-sdk';
import { useEffect } from 'react';

/** An advertisement is seen when half of it was in the window this long, ms. */
const SEEN_MS = 1000;

/** Counts an advertisement as seen, once a visit. */
function noteSeen(id: number): void {
  const seen = clientStorage.seenAdvertisements.get() ?? [];
  if (seen.includes(id)) return;
  clientStorage.seenAdvertisements.set([...seen, id]);
  sendInBackground(countImpressions, { ids: [id] });
}

/** Counts an advertisement that stays in sight for a second; `undefined` counts nothing. */
export function useImpression(id: number | undefined, isInSight: boolean): void {
  useEffect(() => {
    if (id === undefined || !isInSight) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') noteSeen(id);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [id, isInSight]);
}

/** Counts that an advertisement was followed; the way there does not wait for it. */
export const noteFollowed = (id: number): void => sendInBackground(countClick, { id });
