import type { Compilation, Compiler, Module } from 'webpack';
import { SINGLETON_PACKAGES } from './shared-modules.ts';

/** webpack identifies sources of workspace packages by their real path. */
const workspacePath = (name: string) =>
  name.startsWith('@danji/') ? `/packages/${name.slice('@danji/'.length)}/src/` : undefined;
const FORBIDDEN = SINGLETON_PACKAGES.map((name) => ({
  name,
  paths: [`/node_modules/${name}/`, workspacePath(name)].filter((path) => path !== undefined),
}));

const pathOf = (module: Module): string | undefined => module.nameForCondition()?.replaceAll('\\', '/');

/** Finds the package of a module when the page may contain only one copy of that package. */
function findOwner(module: Module): string | undefined {
  const path = pathOf(module);
  return path === undefined
    ? undefined
    : FORBIDDEN.find(({ paths }) => paths.some((folder) => path.includes(folder)))?.name;
}

/** Lists the packages of which the output contains a copy, each with the import of a module outside of it. */
function listCopies({ modules, chunkGraph, moduleGraph, requestShortener }: Compilation): Map<string, string> {
  const copies = new Map<string, string>();
  for (const module of modules) {
    const owner = chunkGraph.getNumberOfModuleChunks(module) > 0 ? findOwner(module) : undefined;
    if (owner === undefined) continue;
    const outside = [...moduleGraph.getIncomingConnections(module)].find(
      ({ originModule }) => originModule && findOwner(originModule) === undefined,
    );
    const importer = outside?.originModule?.readableIdentifier(requestShortener);
    if (importer !== undefined) copies.set(owner, `${module.readableIdentifier(requestShortener)} for ${importer}`);
    else if (!copies.has(owner)) copies.set(owner, '');
  }
  return copies;
}

/**
 * Fails the build of a remote whose output contains its own copy of a shared package. It checks modules, because unused
 * exports are removed and a copy of React cannot be recognised by its exports.
 */
export class SingletonCheckPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SingletonCheckPlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('SingletonCheckPlugin', () => {
        const copies = [...listCopies(compilation)].map(([name, cause]) => (cause ? `${name} (${cause})` : name));
        if (copies.length === 0) return;
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `The remote bundles its own copy of ${copies.join(', ')}. Import only what the shell shares (shared-modules.ts), by exactly that name; what is missing there has to be shared by the shell first.`,
          ),
        );
      });
    });
  }
}
