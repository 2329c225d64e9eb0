import type { Compiler, Module } from 'webpack';
import { SHARED_MODULES } from './shared-modules.ts';

const ES_MODULES = new Set(SHARED_MODULES.filter(({ isEsModule }) => isEsModule).map(({ request }) => request));

const shareKeyOf = (module: Module) => (module.type === 'consume-shared-module' ? (module as Module & { options: { shareKey: string } }).options.shareKey : undefined);

/**
 * Tells the build of a remote how the shell's copies export. A remote has no copy of its own to look at, and without
 * this takes every share for CommonJS: `import useSWR from 'swr'` would be the whole module and fail when it is called.
 */
export class ShareFormatPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShareFormatPlugin', (compilation) => {
      // After webpack has looked for exports: a module that has a format but no code would be one without exports.
      compilation.hooks.finishModules.tap({ name: 'ShareFormatPlugin', stage: 100 }, (modules) => {
        for (const module of modules) {
          const shareKey = shareKeyOf(module);
          if (shareKey !== undefined && ES_MODULES.has(shareKey)) module.buildMeta = { ...module.buildMeta, exportsType: 'namespace' };
        }
      });
    });
  }
}
