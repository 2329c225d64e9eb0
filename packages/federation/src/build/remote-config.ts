import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { version as swcVersion } from '@swc/core';
import webpack from 'webpack';
import { baseConfig, remoteHotUpdatesEntry, type AppConfig, type Variant } from './base-config.ts';
import { developmentBase, federationOptions, HOT_PATH, type RemoteOptions } from './federation-options.ts';
import { readCommit } from './read-commit.ts';
import { readScreens } from './read-screens.ts';
import { SingletonCheckPlugin } from './singleton-check-plugin.ts';
import { EXPOSED_CHUNK, ReleasePlugin } from './release-plugin.ts';
import { ScriptGuardPlugin } from './script-guard-plugin.ts';
import { SharedExportsTypePlugin } from './shared-exports-type-plugin.ts';
import { findInstalledVersion } from './shared-modules.ts';
import { standaloneConfig } from './standalone-config.ts';

/** Versions of the build tools, for developers who look for the cause of a difference. */
const builders = {
  node: process.versions.node,
  webpack: webpack.version,
  federation: findInstalledVersion('@module-federation/enhanced', import.meta.dirname) ?? 'unknown',
  swc: swcVersion,
};

/** A container has no entry of its own for the client of hot updates, so it is part of the exposed module. */
const hotClient = (name: string) =>
  `${fileURLToPath(import.meta.resolve('webpack-dev-middleware/client'))}?path=${developmentBase(name)}${HOT_PATH}`;

/**
 * The one exposed module of a build with webpack or Rspack, with the client of hot updates in development: nothing else
 * of a remote is accessible.
 */
export const exposes = (name: string, variant: Variant) => ({
  './remote': {
    import:
      variant === 'production'
        ? './src/remote.tsx'
        : [variant === 'published-shell' ? remoteHotUpdatesEntry : hotClient(name), './src/remote.tsx'],
    name: EXPOSED_CHUNK,
  },
});

async function federatedConfig(options: RemoteOptions, variant: Variant) {
  const { name, dir } = options;
  const production = variant === 'production';
  const federation = federationOptions(options, variant);
  const base = baseConfig({ dir, variant, uniqueName: federation.name, css: false });
  const { version } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { version: string };
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        ...federation,
        filename: production ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
        exposes: exposes(name, variant),
        experiments: { optimization: { disableRemote: true, disableSnapshot: true, target: 'web' } },
      }),
      new SingletonCheckPlugin(),
      new SharedExportsTypePlugin(),
      ...(production
        ? [
            new ScriptGuardPlugin(),
            new ReleasePlugin({
              remote: name,
              version,
              commit: await readCommit(dir),
              builders,
              metadata: await readScreens(dir),
            }),
          ]
        : []),
    ],
  };
}

/** webpack configuration of the remote in `dir`: `src/remote.tsx` for the shell, or `src/standalone.tsx`. */
export const remoteConfig =
  (options: RemoteOptions): AppConfig =>
  (variant) =>
    variant === 'standalone' ? standaloneConfig(options) : federatedConfig(options, variant);
