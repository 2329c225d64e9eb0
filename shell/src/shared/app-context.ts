import type { Registry } from '@danji/contracts/releases/release';
import type { RemoteCopy, RemoteLoader } from '@danji/federation/runtime/load-remote';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import type { RemoteModule } from '@danji/shell-sdk';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** One life of a remote on this page. */
export type ShownRemote = RemoteCopy<RemoteModule>;

/** Brings remotes by name; made once at boot. */
export type RemoteSource = Pick<
  RemoteLoader<RemoteModule>,
  'use' | 'hold' | 'adopt' | 'retry' | 'subscribe' | 'loadedRelease'
> & {
  /** Told what a boundary caught from a copy; when a script of it did not load, another copy may take over by itself. */
  caught: (copy: ShownRemote, error: unknown) => void;
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
