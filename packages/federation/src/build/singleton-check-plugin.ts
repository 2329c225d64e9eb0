import type { Compiler, Module } from 'webpack';
import { SINGLETON_PACKAGES } from './shared-modules.ts';

/** webpack identifies sources of workspace packages by their real path. */
const workspacePath = (name: string) =>
  name.startsWith('@danji/') ? `/packages/${name.slice('@danji/'.length)}/src/` : undefined;
const FORBIDDEN = SINGLETON_PACKAGES.map((name) => ({
  name,
  paths: [`/node_modules/${name}/`, workspacePath(name)].filter((path) => path !== undefined),
}));

/** Finds the package of a module when the page may contain only one copy of that package. */
function findOwner(module: Module): string | undefined {
  const resource = module.nameForCondition()?.replaceAll('\\', '/');
  return resource === undefined
    ? undefined
    : FORBIDDEN.find(({ paths }) => paths.some((path) => resource.includes(path)))?.name;
}

/**
 * Fails the build of a remote whose output contains its own copy of a shared package. It checks modules, because unused
 * exports are removed and a copy of React cannot be recognised by its exports.
 */
export class SingletonCheckPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SingletonCheckPlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunks.tap('SingletonCheckPlugin', () => {
        const copies = new Set(
          [...compilation.modules]
            .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
            .map(findOwner),
        );
        copies.delete(undefined);
        if (copies.size === 0) return;
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `The remote bundles its own copy of ${[...copies].join(', ')}. Import only what the shell shares (shared-modules.ts), by exactly that name.`,
          ),
        );
      });
    });
  }
}
