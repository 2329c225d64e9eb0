import { withTimeout } from './with-timeout.ts';

/** Time for everything that loads before the exposed module runs: the runtime, the entry script and its chunks. ms */
const LIMIT_MS = 17_000;

/** The one module that a remote exposes (`remote-config.ts`). */
const EXPOSED_MODULE = 'remote';

export type ContainerAddress = {
  /** Name of the remote and its release, for development tools. */
  remote: string;
  release: string;
  /** Address of the entry, a different one for each attempt; or of an `mf-manifest.json`, which names the entry. */
  url: string;
  /** The global variable that the entry sets when it is a script. */
  container: string;
  entryType?: 'global' | 'module' | undefined;
};

/** Loads a container and returns its exposed module. */
export type ContainerLoader = { load(address: ContainerAddress): Promise<unknown> };

async function loadContainer({
  remote,
  release,
  url,
  container,
  entryType = 'global',
}: ContainerAddress): Promise<unknown> {
  // Only pages with a remote need the runtime. The server announces its script there (web-host/page-input.ts).
  const { getHost, listLoadedRelease } = await import('./federation-host.ts');
  const host = getHost();
  // The global of an earlier, failed attempt must not be mistaken for this one.
  Object.assign(globalThis, { [container]: undefined });
  // The runtime does not load a name again that failed, so each attempt has a name of its own.
  const name = `${container}${new URL(url).search}`;
  const isManifest = new URL(url).pathname.endsWith('.json');
  host.registerRemotes([{ name, entry: url, ...(isManifest ? {} : { entryGlobalName: container, type: entryType }) }]);
  const exposed = await host.loadRemote(`${name}/${EXPOSED_MODULE}`);
  listLoadedRelease({ remote, release, url, container });
  return exposed;
}

/** Loads containers with the runtime of Module Federation; `load` runs the code of the exposed module. */
export const federationContainerLoader: ContainerLoader = {
  load: (address) => withTimeout(loadContainer(address), LIMIT_MS, `The module of ${address.container}`),
};
