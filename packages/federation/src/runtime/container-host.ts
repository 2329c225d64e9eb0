import { init, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';
import { getLent } from './lend-modules.ts';
import { guardScript } from './script-guard.ts';
import { withLimit } from './with-limit.ts';

const ENTRY_TIMEOUT_MS = 5_000;
/** A little more than webpack's own limit for a chunk, so that its error, which names the chunk, comes first. */
const MODULE_TIMEOUT_MS = 12_000;

export type ContainerAddress = {
  /** Name of this try; a failed one is never used again. */
  name: string;
  /** Address of the entry script. */
  url: string;
  /** Global that the entry script sets. */
  container: string;
};

/** Brings one container to life and answers its exposed module. */
export type ContainerHost = { open(address: ContainerAddress): Promise<unknown> };

type Container = { init: (...args: unknown[]) => unknown; get: (expose: string) => Promise<() => unknown> };
const globals = globalThis as unknown as Record<string, Container | undefined>;

async function loadEntry(url: string, container: string): Promise<Container> {
  // What an earlier, failed try left behind must not pass for this one.
  globals[container] = undefined;
  const script = document.createElement('script');
  script.async = true;
  guardScript(script, url);
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => { resolve(); });
    script.addEventListener('error', () => { reject(new Error(`${url} did not load`)); });
  });
  document.head.append(script);
  await withLimit(loaded, ENTRY_TIMEOUT_MS, url).finally(() => { script.remove(); });
  const entry = globals[container];
  if (!entry) throw new Error(`${url} did not define ${container}`);
  return entry;
}

let prepared = false;

/**
 * Makes the page the host of remotes, with the modules it lends them. The federation runtime loads entries through our own
 * script element: it has no time limit and no integrity of its own.
 */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  // Entries of remotes are built without the federation runtime (`externalRuntime`) and find the shell's under this name.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const { name, modules } = getLent();
  const shared = Object.entries(modules).map(([request, { version, range, load }]) => [
    request, { version, lib: () => load(), shareConfig: { singleton: true, eager: true, requiredVersion: range, strictVersion: true } },
  ]);
  init({ name, remotes: [], shared: Object.fromEntries(shared), shareStrategy: 'loaded-first' });
  registerPlugins([{
    name: 'danji-entry',
    loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName) as never,
  }]);
}

/** Containers of the Module Federation runtime; `import` of the exposed module runs its code. */
export const containerHost: ContainerHost = {
  async open({ name, url, container }) {
    prepare();
    registerRemotes([{ name, entry: url, entryGlobalName: container, type: 'global' }]);
    const module = await withLimit(loadRemote(`${name}/remote`), ENTRY_TIMEOUT_MS + MODULE_TIMEOUT_MS, `The module of ${name}`);
    if (module === null) throw new Error(`${name} exposes nothing`);
    return module;
  },
};
