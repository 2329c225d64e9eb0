import type { Compilation, Module } from 'webpack';
import { isFirstPartyModule, SHELL_SDK, toSymbol } from './shared-modules.ts';

/** What a shell gives to releases: the counterpart of what a release needs (`read-requirements.ts`). */
export type ShellCapabilities = {
  sdk: {
    version: string;
    /** `./router#Link`, `@danji/ui#Button`: everything of ours a remote may import, `#*` where the build cannot tell. */ symbols: string[];
  };
  /** Version of every module it lends, by what is imported. */
  shared: Record<string, string>;
};

/** The modules that `require(request)` of the shell's first module leads to. */
function findSharedModules(
  { modules, moduleGraph }: Compilation,
  firstModule: string,
): { request: string; module: Module }[] {
  const first = [...modules].find((module) => module.identifier().includes(firstModule));
  if (!first) throw new Error('The shell has no module that lends');
  return [...moduleGraph.getOutgoingConnections(first)].flatMap(({ dependency, module }) => {
    const request = dependency && 'request' in dependency ? String(dependency.request) : undefined;
    return request === undefined || module === null ? [] : [{ request, module }];
  });
}

/** Reads from the build which names each lent module of ours exports. Ask it before modules are joined (`afterChunks`). */
export function readCapabilities(
  compilation: Compilation,
  firstModule: string,
  shares: readonly { request: string; version: string }[],
): ShellCapabilities {
  const symbols = findSharedModules(compilation, firstModule)
    .filter(({ request }) => isFirstPartyModule(request))
    .flatMap(({ request, module }) => {
      const names = compilation.moduleGraph.getProvidedExports(module);
      return (Array.isArray(names) ? names : ['*']).map((name) => toSymbol(request, name));
    });
  const shared = Object.fromEntries(shares.map(({ request, version }) => [request, version]));
  return { sdk: { version: shared[SHELL_SDK] ?? '', symbols: symbols.toSorted() }, shared };
}
