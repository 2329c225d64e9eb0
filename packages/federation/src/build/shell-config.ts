import { join } from 'node:path';
import type { Module } from 'webpack';
import { baseConfig, fastRefreshEntry, type AppConfig } from './base-config.ts';
import { EagerCompilePlugin } from './eager-compile-plugin.ts';
import { PageManifestPlugin } from './page-manifest-plugin.ts';
import { readScreens } from './read-screens.ts';
import { readCapabilities } from './read-capabilities.ts';
import { PublicFilesPlugin } from './public-files-plugin.ts';
import { shellShares } from './shared-modules.ts';
import { ServerRenderedPagePlugin } from './server-rendered-page-plugin.ts';

const NAME = 'danji_shell';

/**
 * The response checks of the calls that the shell makes on every page of a member (server, web-host/addresses.ts). As
 * separate files of 2 to 5 kB each they delayed the session's request on connections with six requests at a time.
 */
const MEMBER_CHECKS = /[\\/](web-session|notification|release|consent)\.endpoints\.ts\?response-checks\b/;

/** `require` in the registration module resolves like the shell's `import`: a package may have a file for each. */
const ES_MODULE_RULE = {
  scheme: 'data',
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'module', '...'] } } },
};

/**
 * Returns the source of the shell's first module, a CommonJS one: it registers the shared modules. `require` runs a
 * module that only remotes use at its first request; `import()` also loads it then.
 */
function registrationCode(dir: string, production: boolean): string {
  const table = shellShares(dir, production).map(
    ({ request, version, isLazy }) =>
      `${JSON.stringify(request)}: { version: ${JSON.stringify(version)}, ${isLazy ? 'loadLater: () => import' : 'load: () => require'}(${JSON.stringify(request)}) }`,
  );
  return `require('@danji/federation/runtime/register-shared-modules').registerSharedModules('${NAME}', {\n${table.join(',\n')}\n});`;
}

/**
 * webpack configuration of the shell in `dir`: `src/main.tsx`, with the shared modules in its first scripts; it knows
 * no remote. `dist/shell.json` lists the files that `index.html` must reference; files of `public/` are copied
 * unchanged. The server renders the pages of visitors with `dist/server-rendered-page.cjs`.
 */
export const shellConfig =
  ({ dir }: { dir: string }): AppConfig =>
  async (variant) => {
    const production = variant === 'production';
    const registrationModule = `data:application/node,${encodeURIComponent(registrationCode(dir, production))}`;
    const base = baseConfig({ dir, variant, uniqueName: NAME, css: true });
    const { reads, previews, modules } = await readScreens(dir);
    const screens = Object.fromEntries(
      Object.entries(modules).map(([path, { modules: names, pieces }]) => [path, [...names, ...pieces]]),
    );
    return {
      ...base,
      module: { ...base.module, rules: [...(base.module?.rules ?? []), ES_MODULE_RULE] },
      entry: { main: [...(production ? [] : [fastRefreshEntry]), registrationModule, './src/main.tsx'] },
      optimization: {
        // Libraries rarely change: after a release of the shell, returning visitors still have them cached. Styles are
        // one file, since the first paint waits for each file.
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
          ...readCapabilities(compilation, registrationModule, shellShares(dir, production)),
          reads,
          screens,
          previews,
        })),
        new PublicFilesPlugin(join(dir, 'public')),
      ],
    };
  };
