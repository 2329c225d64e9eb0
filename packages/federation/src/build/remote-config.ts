import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { version as swcVersion } from '@swc/core';
import webpack from 'webpack';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { baseConfig, remoteHotUpdatesEntry, type AppConfig, type Variant } from './base-config.ts';
import { readScreens } from './read-screens.ts';
import { SingletonCheckPlugin } from './singleton-check-plugin.ts';
import { HASH_PLACEHOLDER } from './release-content.ts';
import { EXPOSED_CHUNK, ReleasePlugin } from './release-plugin.ts';
import { ScriptGuardPlugin } from './script-guard-plugin.ts';
import { SharedExportsTypePlugin } from './shared-exports-type-plugin.ts';
import { findInstalledVersion, remoteShares } from './shared-modules.ts';
import { standaloneConfig } from './standalone-config.ts';

type RemoteOptions = { name: ReleaseManifest['remote']; dir: string };

/** The commit of the build, for developers; never part of the release id. */
async function readCommit(dir: string): Promise<string> {
  return promisify(execFile)('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: dir }).then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  );
}

/** Versions of the build tools, for developers who look for the cause of a difference. */
const builders = {
  node: process.versions.node,
  webpack: webpack.version,
  federation: findInstalledVersion('@module-federation/enhanced', import.meta.dirname) ?? 'unknown',
  swc: swcVersion,
};

/**
 * Container name of a remote's development build; production names carry the release id, because two releases with
 * one name would share the global that scripts report to, and silently run each other's code.
 */
export const developmentContainer = (name: string): string => `danji_${name}_dev`;

/** The path under which the development server serves a remote; its hot updates are streamed at `HOT_PATH` below. */
export const developmentBase = (name: string): string => `/dev/${name}/`;
export const HOT_PATH = '__hot';

/** A container has no entry of its own for the client of hot updates, so it is part of the exposed module. */
const hotClient = (name: string) =>
  `${fileURLToPath(import.meta.resolve('webpack-dev-middleware/client'))}?path=${developmentBase(name)}${HOT_PATH}`;

async function federatedConfig({ name, dir }: RemoteOptions, variant: Variant) {
  const production = variant === 'production';
  const container = production ? `danji_${name}_${HASH_PLACEHOLDER}` : developmentContainer(name);
  const base = baseConfig({ dir, variant, uniqueName: container, css: false });
  const { version } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { version: string };
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: production ? 'remote-entry.[contenthash:8].js' : 'remote-entry.js',
        // The one exposed module: nothing else of a remote is accessible.
        exposes: {
          './remote': {
            import: production
              ? './src/remote.tsx'
              : [variant === 'published-shell' ? remoteHotUpdatesEntry : hotClient(name), './src/remote.tsx'],
            name: EXPOSED_CHUNK,
          },
        },
        // A published shell registers only the shared modules of production builds.
        shared: remoteShares(dir, production || variant === 'published-shell'),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
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
