import type { Compiler, Module } from 'webpack';
import { SHARED_MODULES, shareKeyOf } from './shared-modules.ts';

const ES_MODULES = new Set(SHARED_MODULES.filter(({ isEsModule }) => isEsModule).map(({ request }) => request));

const isEsShare = (module: Module) => ES_MODULES.has(shareKeyOf(module) ?? '');

function clearFormat(module: Module): void {
  const { exportsType: _, ...buildMeta } = module.buildMeta ?? {};
  module.buildMeta = buildMeta;
}

/**
 * Tells the build of a remote how the shell's copies export. A remote has no copy of its own to look at, and without
 * this takes every share for CommonJS: `import useSWR from 'swr'` would be the whole module and fail when it is called.
 */
export class SharedExportsTypePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedExportsTypePlugin', (compilation) => {
      // A watched build meets the module as the build before left it: with a format, and so "without exports".
      compilation.hooks.finishModules.tap({ name: 'SharedExportsTypePlugin', stage: -100 }, (modules) => {
        [...modules].filter(isEsShare).forEach(clearFormat);
      });
      // After webpack has looked for exports: a module that has a format but no code would be one without exports.
      compilation.hooks.finishModules.tap({ name: 'SharedExportsTypePlugin', stage: 100 }, (modules) => {
        for (const module of modules)
          if (isEsShare(module)) module.buildMeta = { ...module.buildMeta, exportsType: 'namespace' };
      });
    });
  }
}
