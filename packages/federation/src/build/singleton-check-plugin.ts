import type { Compilation, Compiler, Module } from 'webpack';
import { describeCopies, type BundledModule } from './find-copies.ts';

/** Before modules are concatenated. */
const EARLY = -100;

function listBundled({ modules, chunkGraph, moduleGraph }: Compilation): BundledModule[] {
  const isBundled = (module: Module) => [...chunkGraph.getModuleChunksIterable(module)].length > 0;
  return [...modules].filter(isBundled).flatMap((module) => {
    const path = module.nameForCondition();
    const importers = [...moduleGraph.getIncomingConnections(module)].flatMap(
      ({ originModule }) => originModule?.nameForCondition() ?? [],
    );
    // Rspack answers undefined.
    return typeof path !== 'string' ? [] : [{ path, importers }];
  });
}

/**
 * Fails the build of a remote, with webpack or Rspack, whose output contains its own copy of a shared package. It checks
 * modules, because unused exports are removed and a copy of React cannot be recognised by its exports.
 */
export class SingletonCheckPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SingletonCheckPlugin', (compilation) => {
      compilation.hooks.optimizeChunkModules.tap({ name: 'SingletonCheckPlugin', stage: EARLY }, () => {
        const error = describeCopies(listBundled(compilation), compiler.context);
        if (error !== undefined) compilation.errors.push(new compiler.webpack.WebpackError(error));
      });
    });
  }
}
