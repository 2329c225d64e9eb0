import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page that the server has written is taken over, and on the server; for what only a browser can show. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
