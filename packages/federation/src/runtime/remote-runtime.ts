/**
 * Stands in for the runtime that the federation plugin puts into every container (ADR 0020). The plugin's own offers everything that
 * a page of many hosts may need: 28 kB in the shell and 7 kB in each entry. A remote of ours takes what one shell lends, one version
 * of each module, and brings nothing to fall back on.
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

let scope: ShareScope = {};

function define({ m, consumesLoadingData }: WebpackRequire, ids: readonly string[]): void {
  for (const id of ids) {
    m[id] ??= (module) => {
      const consumed = consumesLoadingData.moduleIdToConsumeDataMapping?.[id];
      const share = consumed && findShare(scope, consumed.shareKey, consumed.requiredVersion);
      if (!share) throw new Error(`The page does not lend ${consumed?.shareKey ?? id}`);
      module.exports = share.get()();
    };
  }
}

/** What the container does when the page gives it the share scope. @throws naming every module that the page does not lend as it is needed */
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
        `${shareKey} ${requiredVersion} (lent: ${Object.keys(scope[shareKey] ?? {}).join(', ') || 'none'})`,
    );
  if (missing.length > 0) throw new Error(`The page does not lend ${missing.join(', ')}`);
}

const bundlerRuntime = {
  init: () => ({}),
  initContainerEntry,
  /** Before a chunk runs: what it imports from the page. */
  consumes: ({ chunkId, webpackRequire }: { chunkId: string; webpackRequire: WebpackRequire }) =>
    define(webpackRequire, webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []),
  installInitialConsumes: ({
    initialConsumes,
    webpackRequire,
  }: {
    initialConsumes: readonly string[];
    webpackRequire: WebpackRequire;
  }) => define(webpackRequire, initialConsumes),
  /** A container that lends nothing has nothing to share. */
  I: () => Promise.resolve(true),
};

export default { runtime: {}, bundlerRuntime };
