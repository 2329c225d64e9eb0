import { useEffect } from 'react';
import { useDelayed } from './use-delayed.ts';

const DELAY_MS = 3000;

/** Returns a function that asks to store a draft: it is stored within 3 s, and at once when the page is closed or hidden. */
export function useDelayedDraft(store: () => void): () => void {
  const delayed = useDelayed(store, { delay: DELAY_MS, restarts: false });
  useEffect(() => {
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') delayed.flush();
    };
    window.addEventListener('pagehide', delayed.flush);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', delayed.flush);
      document.removeEventListener('visibilitychange', onVisibility);
      // A user who leaves within the page has saved, or was warned: a document that was just saved must not come back
      // as a draft.
      delayed.cancel();
    };
  }, [delayed]);
  return delayed.ask;
}
