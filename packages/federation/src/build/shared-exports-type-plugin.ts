import type { Compiler, Module } from 'webpack';
import { SHARED_MODULES, shareKeyOf } from './shared-modules.ts';

const ES_MODULES = new Set(SHARED_MODULES.filter(({ isEsModule }) => isEsModule).map(({ request }) => request));

const isSharedEsModule = (module: Module) => ES_MODULES.has(shareKeyOf(module) ?? '');

function clearExportsType(module: Module): void {
  const { exportsType: _, ...buildMeta } = module.buildMeta ?? {};
  module.buildMeta = buildMeta;
}

/**
 * Sets the exports type of shared modules in the build of a remote. A remote has no copy of its own to analyse, and
 * without this plugin webpack treats every shared module as CommonJS: `import useSWR from 'swr'` would be the whole
 * module and fail when it is called.
 */
export class SharedExportsTypePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedExportsTypePlugin', (compilation) => {
      // In watch mode a module still has the exports type of the previous build, and so would have no exports.
      compilation.hooks.finishModules.tap({ name: 'SharedExportsTypePlugin', stage: -100 }, (modules) => {
        [...modules].filter(isSharedEsModule).forEach(clearExportsType);
      });
      // After webpack has analysed exports: a module with an exports type but no code would have no exports.
      compilation.hooks.finishModules.tap({ name: 'SharedExportsTypePlugin', stage: 100 }, (modules) => {
        for (const module of modules)
          if (isSharedEsModule(module)) module.buildMeta = { ...module.buildMeta, exportsType: 'namespace' };
      });
    });
  }
}
