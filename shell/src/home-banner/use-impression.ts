import { sendInBackground } from '@danji/api-client';
import { countImpressions } from '@danji/contracts/commons/advertisement.endpoints';
import { clientStorage } from '@danji/shell-sdk';
import { useEffect } from 'react';

/** An advertisement is seen when half of it was in the window this long, ms. */
const SEEN_MS = 1000;

/** Counts an advertisement as seen, once a visit. */
export function noteSeen(id: number): void {
  const seen = clientStorage.seenAdvertisements.get() ?? [];
  if (seen.includes(id)) return;
  clientStorage.seenAdvertisements.set([...seen, id]);
  sendInBackground(countImpressions, { ids: [id] });
}

/** Counts an advertisement that stays in sight for a second. */
export function useImpression(id: number, isInSight: boolean): void {
  useEffect(() => {
    if (!isInSight) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') noteSeen(id);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [id, isInSight]);
}
