import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { DefinePlugin, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { baseConfig, type Variant } from './base-config.ts';
import { federationOptions, type RemoteOptions } from './federation-options.ts';
import { exposes } from './remote-config.ts';
import { SingletonCheckPlugin } from './singleton-check-plugin.ts';

/** The default export of an `rspack.config.ts`. */
export type RspackAppConfig = (variant: Variant) => Promise<Configuration>;

/** As an automatic module, whose default import of a shared module is decided when it runs: Rspack cannot be told. */
const SOURCES = { loader: 'builtin:swc-loader', options: {}, type: 'javascript/auto' } as const;

/** Rspack configuration of the remote in `dir`: `src/remote.tsx` for the shell. */
export const rspackRemoteConfig =
  (options: RemoteOptions): RspackAppConfig =>
  (variant) => {
    const { name, dir } = options;
    const federation = federationOptions(options, variant);
    // Rspack reads webpack's configuration; our plugins for webpack's internals stay out.
    const base = baseConfig({ dir, variant, uniqueName: federation.name, css: false, sources: SOURCES });
    return Promise.resolve({
      ...(base as Configuration),
      entry: {},
      // Rspack would remove an update while a page loads it, when two changes follow each other.
      output: { ...(base.output as Configuration['output']), clean: variant === 'production' },
      plugins: [
        ...(variant === 'published-shell' ? [new DefinePlugin({ remoteFolder: '__webpack_require__.p' })] : []),
        new ModuleFederationPlugin({
          ...federation,
          filename: variant === 'production' ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
          exposes: exposes(name, variant),
          experiments: { optimization: { disableRemote: true, disableSnapshot: true, target: 'web' } },
        }),
        new SingletonCheckPlugin() as unknown as RspackPluginInstance,
      ],
    });
  };
