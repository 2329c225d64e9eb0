import type { Compiler, Module } from 'webpack';
import { SINGLETON_PACKAGES } from './shared-modules.ts';

/** Sources of workspace packages are seen by their real path. */
const workspacePath = (name: string) =>
  name.startsWith('@danji/') ? `/packages/${name.slice('@danji/'.length)}/src/` : undefined;
const FORBIDDEN = SINGLETON_PACKAGES.map((name) => ({
  name,
  paths: [`/node_modules/${name}/`, workspacePath(name)].filter((path) => path !== undefined),
}));

/** Package a module belongs to when the page may hold only one copy of it. */
function findOwner(module: Module): string | undefined {
  const resource = module.nameForCondition()?.replaceAll('\\', '/');
  return resource === undefined
    ? undefined
    : FORBIDDEN.find(({ paths }) => paths.some((path) => resource.includes(path)))?.name;
}

/**
 * Fails the build of a remote whose output holds its own copy of what the shell lends. It looks at modules, because
 * unused exports are shaken off and a copy of React cannot be known by its exports.
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
