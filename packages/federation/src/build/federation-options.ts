import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { developmentContainer, toContainer } from '@danji/contracts/releases/remotes';
import type { Variant } from './base-config.ts';
import { HASH_PLACEHOLDER } from './release-content.ts';
import { remoteShares } from './shared-modules.ts';

export type RemoteOptions = { name: ReleaseManifest['remote']; dir: string };

/** The path under which the development server serves a remote; its hot updates are streamed at `HOT_PATH` below. */
export const developmentBase = (name: string): string => `/dev/${name}/`;
export const HOT_PATH = '__hot';

/** The options of the federation plugin of a remote that are the same for every bundler. */
export const federationOptions = ({ name, dir }: RemoteOptions, variant: Variant) => ({
  name: variant === 'production' ? toContainer(name, HASH_PLACEHOLDER) : developmentContainer(name),
  // A published shell registers only the shared modules of production builds.
  shared: remoteShares(dir, variant !== 'development'),
  shareStrategy: 'loaded-first' as const,
  manifest: true,
  dts: false,
});
