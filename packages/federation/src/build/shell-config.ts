import { join } from 'node:path';
import type { Module } from 'webpack';
import { baseConfig, fastRefreshEntry, type AppConfig } from './base-config.ts';
import { EagerCompilePlugin } from './eager-compile-plugin.ts';
import { PageManifestPlugin } from './page-manifest-plugin.ts';
import { readPagePreloads } from './read-page-preloads.ts';
import { readCapabilities } from './read-capabilities.ts';
import { PublicFilesPlugin } from './public-files-plugin.ts';
import { shellShares } from './shared-modules.ts';
import { ServerRenderedPagePlugin } from './server-rendered-page-plugin.ts';

const NAME = 'danji_shell';

/**
 * Checks of the answers that the frame asks for on every page of a member (server, web-host/addresses.ts): each alone is
 * a file of 2 to 5 kB, and on a line that lets six requests run at a time they kept the session waiting.
 */
const MEMBER_CHECKS = /[\\/](web-session|notification|release|consent)\.endpoints\.ts\?answers\b/;

/** `require` of the first module finds the copies that the shell's own `import` finds: packages may have one for each. */
const ES_MODULE_RULE = {
  scheme: 'data',
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'module', '...'] } } },
};

/** The first module of the shell, a CommonJS one: lends what remotes share. `require` runs a module that only remotes use when one asks for it. */
function sharedModulesCode(dir: string, production: boolean): string {
  const table = shellShares(dir, production).map(
    ({ request, version }) =>
      `${JSON.stringify(request)}: { version: ${JSON.stringify(version)}, load: () => require(${JSON.stringify(request)}) }`,
  );
  return `require('@danji/federation/runtime/register-shared-modules').registerSharedModules('${NAME}', {\n${table.join(',\n')}\n});`;
}

/**
 * webpack configuration of the shell in `dir`: `src/main.tsx`, what it lends in its first scripts, no remote known.
 * `dist/shell.json` lists what `index.html` has to name; what lies in `public/` goes along as it is. `dist/server-rendered-page.cjs`
 * is for the server: it writes the pages of visitors.
 */
export const shellConfig =
  ({ dir }: { dir: string }): AppConfig =>
  async (variant) => {
    const production = variant === 'production';
    const firstModule = `data:application/node,${encodeURIComponent(sharedModulesCode(dir, production))}`;
    const base = baseConfig({ dir, variant, uniqueName: NAME, css: true });
    const reads = await readPagePreloads(dir);
    return {
      ...base,
      module: { ...base.module, rules: [...(base.module?.rules ?? []), ES_MODULE_RULE] },
      entry: { main: [...(production ? [] : [fastRefreshEntry]), firstModule, './src/main.tsx'] },
      optimization: {
        // Libraries change seldom: a release of the shell leaves them in the cache of returning visitors. Styles are one file: a paint waits for each.
        splitChunks: {
          cacheGroups: {
            member: {
              test: (module: Module) => MEMBER_CHECKS.test(module.identifier()),
              name: 'member',
              chunks: 'async',
              enforce: true,
            },
            libraries: {
              type: /^javascript/,
              test: /[\\/]node_modules[\\/]/,
              name: 'libraries',
              chunks: 'initial',
              enforce: true,
            },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        ...(production ? [new EagerCompilePlugin(['main', 'libraries']), new ServerRenderedPagePlugin(dir)] : []),
        new PageManifestPlugin('shell.json', (compilation) => ({
          ...readCapabilities(compilation, firstModule, shellShares(dir, production)),
          ...(reads && { reads }),
        })),
        new PublicFilesPlugin(join(dir, 'public')),
      ],
    };
  };
