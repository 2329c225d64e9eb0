import type { Registry } from '@danji/contracts/releases/release';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import type { RemoteModule } from '@danji/shell-sdk';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Brings remotes by name; made once at boot, replaced in tests. */
export type RemoteSource = {
  load: (remote: string) => Promise<RemoteModule>;
  reset: (remote: string) => void;
};

export type AppContextValue = {
  registry: Pick<RegistryStore, 'current' | 'subscribe' | 'refresh'>;
  remotes: RemoteSource;
  leaveTo: (path: string) => void;
};

export const AppContext = createContext<AppContextValue | undefined>(undefined);

export function useApp(): AppContextValue {
  const app = useContext(AppContext);
  if (!app) throw new Error('No AppContext around this component');
  return app;
}

/** The remotes this visitor may load, as the registry says now. */
export function useRegistry(): Registry {
  const { registry } = useApp();
  return useSyncExternalStore(registry.subscribe, registry.current, registry.current);
}
