import { basename, join } from 'node:path';
import type { RemoteName } from '@danji/contracts/releases/remotes';
import type { Configuration as RspackConfiguration } from '@rspack/core';
import type { InlineConfig } from 'vite';
import type { Configuration } from 'webpack';
import type { Variant } from './base-config.ts';
import { findBundler } from './find-bundler.ts';
import { standaloneConfig } from './standalone-config.ts';

/** The bundler of an app, with its configuration. */
export type AppBuild =
  | { bundler: 'webpack'; config: Configuration }
  | { bundler: 'rspack'; config: RspackConfiguration }
  | { bundler: 'vite'; config: InlineConfig };

/** The name of the remote in `dir`, which is the folder's without `mf-`. */
export const remoteNameOf = (dir: string): RemoteName => basename(dir).replace(/^mf-/, '') as RemoteName;

/**
 * Loads the configuration of the app in `dir` from its `webpack.config.ts`, `rspack.config.ts` or `vite.config.ts`. The
 * page of a standalone remote is always built by webpack, which bundles the shared modules too.
 */
export async function loadAppBuild(dir: string, variant: Variant): Promise<AppBuild> {
  const bundler = findBundler(dir);
  if (bundler === undefined) throw new Error(`${dir} has no webpack.config.ts, rspack.config.ts or vite.config.ts`);
  if (variant === 'standalone' && bundler !== 'webpack')
    return { bundler: 'webpack', config: await standaloneConfig({ name: remoteNameOf(dir), dir }) };
  const { default: load } = (await import(join(dir, `${bundler}.config.ts`))) as {
    default: (variant: Variant) => Promise<AppBuild['config']>;
  };
  return { bundler, config: await load(variant) } as AppBuild;
}
