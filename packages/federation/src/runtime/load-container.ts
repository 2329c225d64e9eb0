import { getSharedModules } from './register-shared-modules.ts';
import { guardScript } from './script-guard.ts';
import type { Share, ShareScope } from './share-scope.ts';
import { withTimeout } from './with-timeout.ts';

const ENTRY_TIMEOUT_MS = 5_000;
/** A little more than webpack's own limit for a chunk, so that webpack's error, which names the chunk, occurs first. */
const MODULE_TIMEOUT_MS = 12_000;

/** The one module that a remote exposes (`remote-config.ts`). */
const EXPOSED_MODULE = './remote';

export type ContainerAddress = {
  /** Address of the entry script, a different one for each attempt. */
  url: string;
  /** The global variable that the entry script sets. */
  container: string;
};

/** Loads a container and returns its exposed module. */
export type ContainerLoader = { load(address: ContainerAddress): Promise<unknown> };

type Container = { init: (scope: ShareScope) => unknown; get: (expose: string) => Promise<() => unknown> };
const globals = globalThis as unknown as Record<string, Container | undefined>;

async function loadEntry(url: string, container: string): Promise<Container> {
  // The global of an earlier, failed attempt must not be mistaken for this one.
  globals[container] = undefined;
  const script = document.createElement('script');
  script.async = true;
  guardScript(script, url);
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      reject(new Error(`${url} did not load`));
    });
  });
  document.head.append(script);
  await withTimeout(loaded, ENTRY_TIMEOUT_MS, url).finally(() => {
    script.remove();
  });
  const entry = globals[container];
  if (!entry) throw new Error(`${url} did not define ${container}`);
  return entry;
}

/** A shared module that is loaded with the first script of a container that imports it. */
function toLaterShare(loadLater: () => Promise<unknown>): Pick<Share, 'get' | 'prepare'> {
  let module: unknown;
  const prepare = async (): Promise<void> => {
    module ??= await loadLater();
  };
  return { get: () => () => module, prepare };
}

/** The shared modules of the page, in the format that containers expect. */
function toShareScope(): ShareScope {
  const { name, modules } = getSharedModules();
  return Object.fromEntries(
    Object.entries(modules).map(([request, { version, ...shared }]) => {
      const access = 'load' in shared ? { get: () => shared.load } : toLaterShare(shared.loadLater);
      return [request, { [version]: { ...access, from: name, eager: true, loaded: true } }];
    }),
  );
}

async function loadContainer(url: string, container: string): Promise<unknown> {
  const entry = await loadEntry(url, container);
  await entry.init(toShareScope());
  const run = await entry.get(EXPOSED_MODULE);
  return run();
}

/** Loads containers by the protocol of Module Federation; `load` runs the code of the exposed module. */
export const federationContainerLoader: ContainerLoader = {
  load: ({ url, container }) =>
    withTimeout(loadContainer(url, container), ENTRY_TIMEOUT_MS + MODULE_TIMEOUT_MS, `The module of ${container}`),
};
