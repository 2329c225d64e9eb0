/**
 * Replaces the runtime that the federation plugin adds to every container (ADR 0020). The plugin's own supports pages
 * with many hosts: 28 kB in the shell and 7 kB in each entry. A remote of this platform uses the shared modules of one
 * shell, one version of each, and has no fallbacks.
 */
import { findShare, type ShareScope } from './share-scope.ts';

type Consumed = { shareKey: string; requiredVersion: string };
type WebpackRequire = {
  /** Module factories, by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: {
    moduleIdToConsumeDataMapping?: Record<string, Consumed>;
    chunkMapping?: Record<string, string[]>;
  };
};

type ChunkConsumes = { chunkId: string; webpackRequire: WebpackRequire; promises: Promise<void>[] };

let scope: ShareScope = {};

const findConsumed = ({ consumesLoadingData }: WebpackRequire, id: string) => {
  const consumed = consumesLoadingData.moduleIdToConsumeDataMapping?.[id];
  return { consumed, share: consumed && findShare(scope, consumed.shareKey, consumed.requiredVersion) };
};

function define(webpackRequire: WebpackRequire, ids: readonly string[]): void {
  for (const id of ids) {
    webpackRequire.m[id] ??= (module) => {
      const { consumed, share } = findConsumed(webpackRequire, id);
      if (!share) throw new Error(`The page does not provide ${consumed?.shareKey ?? id}`);
      module.exports = share.get()();
    };
  }
}

/**
 * Initialises the container with the share scope of the page. @throws naming every module that the page does not
 * provide in the required range.
 */
function initContainerEntry({
  shareScope,
  webpackRequire,
}: {
  shareScope: ShareScope;
  webpackRequire: WebpackRequire;
}): void {
  scope = shareScope;
  const missing = Object.values(webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping ?? {})
    .filter(({ shareKey, requiredVersion }) => !findShare(scope, shareKey, requiredVersion))
    .map(
      ({ shareKey, requiredVersion }) =>
        `${shareKey} ${requiredVersion} (provided: ${Object.keys(scope[shareKey] ?? {}).join(', ') || 'none'})`,
    );
  if (missing.length > 0) throw new Error(`The page does not provide ${missing.join(', ')}`);
}

const bundlerRuntime = {
  init: () => ({}),
  initContainerEntry,
  /** Defines the modules that a chunk imports from the page, before it runs; those that are loaded later delay it. */
  consumes: ({ chunkId, webpackRequire, promises }: ChunkConsumes): void => {
    const ids = webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? [];
    define(webpackRequire, ids);
    for (const id of ids) {
      const prepared = findConsumed(webpackRequire, id).share?.prepare?.();
      if (prepared) promises.push(prepared);
    }
  },
  installInitialConsumes: ({
    initialConsumes,
    webpackRequire,
  }: {
    initialConsumes: readonly string[];
    webpackRequire: WebpackRequire;
  }) => define(webpackRequire, initialConsumes),
  /** Initialises sharing: a container provides no modules of its own. */
  I: () => Promise.resolve(true),
};

export default { runtime: {}, bundlerRuntime };
