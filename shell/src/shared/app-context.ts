import type { Company } from '@danji/contracts/company';
import type { Registry } from '@danji/contracts/releases/release';
import type { RemoteInstance, RemoteLoader } from '@danji/federation/runtime/load-remote';
import type { RegistryStore } from '@danji/federation/runtime/registry';
import type { RemoteModule } from '@danji/shell-sdk';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** One instance of a remote on this page. */
export type RemoteModuleInstance = RemoteInstance<RemoteModule>;

/** Loads remotes by name; created once at boot. */
export type RemoteSource = Pick<
  RemoteLoader<RemoteModule>,
  'getInstance' | 'hold' | 'adopt' | 'retry' | 'subscribe' | 'loadedRelease'
> & {
  /** Handles an error that a boundary caught from an instance; when one of its scripts failed to load, a new instance may replace it. */
  handleError: (instance: RemoteModuleInstance, error: unknown) => void;
};

export type AppContextValue = {
  registry: Pick<RegistryStore, 'current' | 'subscribe' | 'refresh'>;
  remotes: RemoteSource;
  /** The company that runs the service; a page of an older server does not name it. */
  company: Company | undefined;
  leaveTo: (path: string) => void;
};

export const AppContext = createContext<AppContextValue | undefined>(undefined);

export function useApp(): AppContextValue {
  const app = useContext(AppContext);
  if (!app) throw new Error('No AppContext around this component');
  return app;
}

/** The current registry: the remotes that this account may load. */
export function useRegistry(): Registry {
  const { registry } = useApp();
  return useSyncExternalStore(registry.subscribe, registry.current, registry.current);
}
