import { BREAKPOINT_PX } from '@danji/ui';
import { useSyncExternalStore } from 'react';

const NARROW = `(max-width: ${BREAKPOINT_PX.md - 0.02}px)`;

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const media = matchMedia(NARROW);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Tells whether the window is as narrow as a phone (below `md`): sheets instead of popovers, tools above the
 * keyboard.
 */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === 'function' && matchMedia(NARROW).matches,
    () => false,
  );
