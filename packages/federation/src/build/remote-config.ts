import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { version as swcVersion } from '@swc/core';
import { Ajv } from 'ajv';
import webpack from 'webpack';
import { contributions, type Contributions } from '@danji/contracts/releases/contributions';
import { releaseManifest, type ReleaseManifest } from '@danji/contracts/releases/release';
import { baseConfig, remoteHotUpdatesEntry, type AppConfig, type Variant } from './base-config.ts';
import { importFresh } from './import-fresh.ts';
import { readPagePreloads } from './read-page-preloads.ts';
import { SingletonCheckPlugin } from './singleton-check-plugin.ts';
import { HASH_PLACEHOLDER } from './release-content.ts';
import { EXPOSED_CHUNK, ReleasePlugin, type RemoteMetadata } from './release-plugin.ts';
import { ScriptGuardPlugin } from './script-guard-plugin.ts';
import { SharedExportsTypePlugin } from './shared-exports-type-plugin.ts';
import { findInstalledVersion, remoteShares } from './shared-modules.ts';
import { standaloneConfig } from './standalone-config.ts';

type RemoteOptions = { name: ReleaseManifest['remote']; dir: string };

const METADATA_KEYS = ['contract', 'routes', 'navigation', 'slots'] as const;
/** No browser script contains this file: the shell gets its content from the release. */
const CONTRIBUTIONS = 'src/contributions.ts';

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

async function readContributions(dir: string): Promise<Pick<RemoteMetadata, 'contributions'>> {
  const file = join(dir, CONTRIBUTIONS);
  if (!existsSync(file)) return {};
  const found = (await importFresh(file)).exports['contributions'];
  const ajv = new Ajv({ strict: false, allErrors: true });
  if (!ajv.validate(contributions, found))
    throw new Error(`${file} must export \`contributions\`: ${ajv.errorsText()}`);
  return { contributions: found as Contributions };
}

/** Reads `src/manifest.ts` and `src/contributions.ts` of a remote. @throws when they do not match the release contract. */
export async function readRemoteMetadata(dir: string): Promise<RemoteMetadata> {
  const file = join(dir, 'src/manifest.ts');
  const { manifest } = (await importFresh(file)).exports as { manifest?: RemoteMetadata };
  const properties = Object.fromEntries(METADATA_KEYS.map((key) => [key, releaseManifest.properties[key]]));
  Object.assign(properties, {
    screens: {
      type: 'object',
      patternProperties: { '^(/|slot:)': { type: ['string', 'array'], items: { type: 'string' }, minItems: 2 } },
      additionalProperties: false,
    },
  });
  const ajv = new Ajv({ strict: false, allErrors: true });
  if (!ajv.validate({ type: 'object', required: METADATA_KEYS, properties, additionalProperties: false }, manifest))
    throw new Error(`${file} must export \`manifest\`: ${ajv.errorsText()}`);
  return { ...(manifest as RemoteMetadata), ...(await readContributions(dir)) };
}

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
  const metadata = await readRemoteMetadata(dir);
  const reads = production
    ? await readPagePreloads(dir, [
        ...Object.keys(metadata.screens ?? {}),
        ...metadata.slots.map((slot) => `slot:${slot}`),
      ])
    : undefined;
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
      }),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
        fileURLToPath(import.meta.resolve('../runtime/remote-runtime.ts')),
      ),
      new SingletonCheckPlugin(),
      new SharedExportsTypePlugin(),
      ...(production
        ? [
            new ScriptGuardPlugin(),
            new ReleasePlugin({ remote: name, version, commit: await readCommit(dir), builders, metadata, reads }),
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
