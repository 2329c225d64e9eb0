import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { Compilation, Module } from 'webpack';
import { callsOfModule } from './load-endpoints.ts';
import { isFirstPartyModule, rangeOf, shareKeyOf, SHELL_SDK, toSymbol } from './shared-modules.ts';

/** The requirements of a release: everything that it uses outside itself. */
export type RemoteRequirements = Pick<ReleaseManifest, 'sdk' | 'shared' | 'calls'>;

/** Names of a module's exports that the build uses; `*` when it uses the module as a whole. */
function usedNames({ moduleGraph }: Compilation, module: Module): string[] {
  const used = moduleGraph.getUsedExports(module, undefined);
  if (used === true || used === null) return ['*'];
  return used === false ? [] : [...used];
}

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Returns the error of a build that imports a first-party shared module as a whole (`import()` or `export *` without
 * names): its requirements would say nothing about the exports that it needs of a shell.
 */
export function describeWholeImports({ sdk }: RemoteRequirements): string | undefined {
  const whole = sdk.symbols.filter((symbol) => symbol.endsWith('#*')).map((symbol) => symbol.slice(0, -'#*'.length));
  return whole.length === 0
    ? undefined
    : `The remote imports ${whole.join(', ')} as a whole, so its release cannot list the exports that it needs. Import them by name; for a lazy import, from a file of the remote that exports them again by name.`;
}

/**
 * Reads which shared modules a remote's build uses and which calls it makes, from the modules in its chunks and their
 * used exports. Call it after chunks are created and before modules are concatenated (`afterChunks`).
 */
export function readRequirements(compilation: Compilation): RemoteRequirements {
  const bundled = [...compilation.modules].filter(
    (module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  const sharedModules = bundled.flatMap((module) => {
    const request = shareKeyOf(module);
    return request === undefined ? [] : [{ module, request }];
  });
  const symbols = sharedModules
    .filter(({ request }) => isFirstPartyModule(request))
    .flatMap(({ module, request }) => usedNames(compilation, module).map((name) => toSymbol(request, name)));
  const calls = bundled.flatMap((module) => {
    const endpoints = Object.entries(callsOfModule(module));
    const names = endpoints.length === 0 ? [] : usedNames(compilation, module);
    return endpoints
      .filter(([name]) => names.includes('*') || names.includes(name))
      .map(([, { id, hash }]): [string, string] => [id, hash]);
  });
  return {
    sdk: { range: rangeOf(SHELL_SDK), symbols: [...new Set(symbols)].toSorted() },
    shared: sorted(sharedModules.map(({ request }) => [request, rangeOf(request)])),
    calls: sorted(calls),
  };
}
