import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, refreshEntry, type AppConfig } from './base-config.ts';
import { EagerCompilePlugin } from './eager-compile-plugin.ts';
import { PageManifestPlugin } from './page-manifest-plugin.ts';
import { RootFilesPlugin } from './root-files-plugin.ts';
import { sharedModules, shellShares } from './shared-modules.ts';

/** A share exists only when the shell imports it: what no screen of the shell uses is still promised to remotes. */
const shareEverything = (production: boolean) => `data:text/javascript,${encodeURIComponent(sharedModules(production).map(({ request }) => `import ${JSON.stringify(request)};`).join('\n'))}`;

const lendRuntime = join(import.meta.dirname, '../runtime/lend-runtime.ts');

/**
 * webpack configuration of the shell in `dir`: `src/main.tsx`, shares in its first scripts (they start at once, no
 * asynchronous bootstrap is needed), no remote known. `dist/shell.json` lists what `index.html` has to name; what lies in
 * `public/` goes along as it is.
 */
export const shellConfig = ({ dir }: { dir: string }): AppConfig => async (variant) => {
  const production = variant === 'production';
  const base = baseConfig({ dir, variant, uniqueName: 'danji_shell', css: true });
  return {
    ...base,
    entry: { main: [...(production ? [] : [refreshEntry]), lendRuntime, shareEverything(production), './src/main.tsx'] },
    optimization: {
      // Libraries change seldom: a release of the shell leaves them in the cache of returning visitors.
      splitChunks: { cacheGroups: { libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', enforce: true } } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'danji_shell',
        shared: shellShares(dir, production),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(production ? [new EagerCompilePlugin(['main', 'libraries'])] : []),
      new PageManifestPlugin('shell.json'),
      new RootFilesPlugin(join(dir, 'public')),
    ],
  };
};
