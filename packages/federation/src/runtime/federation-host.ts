import {
  createInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { addGlobalSnapshot, getGlobalSnapshot } from '@module-federation/runtime-core';
import { getSharedModules, type SharedModule } from './register-shared-modules.ts';
import { guardModules, guardScript } from './script-guard.ts';

/** Time for the entry script of a remote to load. ms */
const ENTRY_TIMEOUT_MS = 5_000;

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type RemoteEntryExports = Exclude<Awaited<ReturnType<LoadEntry>>, void>;
type ShareOptions = NonNullable<Parameters<typeof createInstance>[0]['shared']>[string];

/** One version of each module is on the page: a remote that needs another one does not start. */
function toShare(request: string, { version, ...module }: SharedModule): ShareOptions {
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
  if ('load' in module) return { version, lib: module.load, shareConfig: { ...shareConfig, eager: true } };
  const get = async () => {
    const loaded = await module.loadLater().catch((error: unknown) => {
      forgetFailed(request, version);
      throw error;
    });
    return () => loaded;
  };
  return { version, get, shareConfig };
}

/** The runtime keeps the promise of a module that did not load, and would answer each later request with it. */
function forgetFailed(request: string, version: string): void {
  for (const scope of Object.values(getHost().shareScopeMap)) delete scope[request]?.[version]?.loading;
}

function createHost(): ModuleFederation {
  const { name, modules } = getSharedModules();
  return createInstance({
    name,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(modules).map(([request, module]) => [request, toShare(request, module)])),
    plugins: [
      {
        name: 'danji-script-guard',
        createScript: ({ url }) => {
          const script = document.createElement('script');
          script.async = true;
          guardScript(script, url);
          return { script, timeout: ENTRY_TIMEOUT_MS };
        },
        loadEntry: async ({ remoteInfo: { entry, type } }) => {
          // For scripts the runtime's own loading goes on.
          if (type !== 'module') return undefined;
          await guardModules(entry);
          return (await import(/* webpackIgnore: true */ entry)) as RemoteEntryExports;
        },
      },
    ],
  });
}

let host: ModuleFederation | undefined;

/** The host of Module Federation on this page. It shares the registered modules with remotes and guards their scripts. */
export const getHost = (): ModuleFederation => (host ??= createHost());

type LoadedRelease = { remote: string; release: string; url: string; container: string };

const NO_ASSETS = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * Lists a loaded release in the global snapshot of Module Federation, where its developer tools read which app has loaded
 * which remote. The share scope is there already.
 */
export function listLoadedRelease({ remote, release, url, container }: LoadedRelease): void {
  const { name, modules } = getSharedModules();
  const listed = getGlobalSnapshot()[name];
  addGlobalSnapshot({
    [name]: {
      version: '',
      buildVersion: '',
      remoteTypesZip: '',
      consumerList: [],
      shared: Object.entries(modules).map(([sharedName, { version }]) => ({ sharedName, version, assets: NO_ASSETS })),
      remotesInfo: {
        ...(listed && 'remotesInfo' in listed && listed.remotesInfo),
        [remote]: { matchedVersion: release },
      },
    },
    [`${remote}:${release}`]: { version: release, remoteEntry: url, globalName: container },
  });
}
