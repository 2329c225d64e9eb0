import type { Compilation, Module } from 'webpack';
import { isFirstPartyModule, SHELL_SDK, toSymbol } from './shared-modules.ts';

/** The capabilities of a shell: the counterpart of a release's requirements (`read-requirements.ts`). */
export type ShellCapabilities = {
  sdk: {
    version: string;
    /**
     * `./router#Link`, `@danji/ui#Button`: the first-party exports that a remote may import; `#*` where the build
     * cannot determine them.
     */
    symbols: string[];
  };
  /** Version of every shared module, by its import specifier. */
  shared: Record<string, string>;
};

/** Finds the modules that `require(request)` in the shell's registration module resolves to. */
function findSharedModules(
  { modules, moduleGraph }: Compilation,
  registrationModule: string,
): { request: string; module: Module }[] {
  const registration = [...modules].find((module) => module.identifier().includes(registrationModule));
  if (!registration) throw new Error('The shell has no module that registers shared modules');
  return [...moduleGraph.getOutgoingConnections(registration)].flatMap(({ dependency, module }) => {
    const request = dependency && 'request' in dependency ? String(dependency.request) : undefined;
    return request === undefined || module === null ? [] : [{ request, module }];
  });
}

/** Reads the exports of each first-party shared module. Call it before modules are concatenated (`afterChunks`). */
export function readCapabilities(
  compilation: Compilation,
  registrationModule: string,
  shares: readonly { request: string; version: string }[],
): ShellCapabilities {
  const symbols = findSharedModules(compilation, registrationModule)
    .filter(({ request }) => isFirstPartyModule(request))
    .flatMap(({ request, module }) => {
      const names = compilation.moduleGraph.getProvidedExports(module);
      return (Array.isArray(names) ? names : ['*']).map((name) => toSymbol(request, name));
    });
  const shared = Object.fromEntries(shares.map(({ request, version }) => [request, version]));
  return { sdk: { version: shared[SHELL_SDK] ?? '', symbols: symbols.toSorted() }, shared };
}
