import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while a server-rendered page is hydrated; for content that only a browser can render. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
