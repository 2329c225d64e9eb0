import type { HostedRemote } from '@danji/contracts/releases/release';
import type { Release } from './load-release.ts';
import type { RegistryStore } from './registry.ts';

/** The order in which the releases of a remote are tried, and which of them failed in this tab. */
export type ReleaseOrder = {
  /** The active release twice, then the previous one; no revoked ones, and no failed ones unless all have failed. */
  list(remote: string): Release[];
  /** Whether the server has revoked a release. */
  isRevoked(remote: string, release: string | undefined): boolean;
  /** Records that every attempt to load a release failed in this tab. */
  markFailed(remote: string, release: string): void;
  /** Finds the release of the registry when it differs from `now` and has not failed. */
  findUpdate(remote: string, now: string | undefined): HostedRemote | undefined;
  /** Clears the failures of a remote, so that all its releases are tried again. */
  reset(remote: string): void;
};

export function createReleaseOrder(registry: Pick<RegistryStore, 'find' | 'current'>): ReleaseOrder {
  const failedReleases = new Set<string>();
  const isFailed = (remote: string, release: string) => failedReleases.has(`${remote}@${release}`);
  const isRevoked = (remote: string, release: string | undefined) =>
    release !== undefined && registry.current().revoked.includes(`${remote}@${release}`);

  return {
    isRevoked,
    list(remote) {
      const hosted = registry.find(remote);
      if (!hosted) return [];
      const order = [hosted, hosted, ...(hosted.previous ? [hosted.previous] : [])].filter(
        ({ release }) => !isRevoked(remote, release),
      );
      const untried = order.filter(({ release }) => !isFailed(remote, release));
      return untried.length > 0 ? untried : order;
    },
    markFailed: (remote, release) => void failedReleases.add(`${remote}@${release}`),
    findUpdate(remote, now) {
      const hosted = registry.find(remote);
      return hosted && hosted.release !== now && !isFailed(remote, hosted.release) ? hosted : undefined;
    },
    reset(remote) {
      for (const name of failedReleases) if (name.startsWith(`${remote}@`)) failedReleases.delete(name);
    },
  };
}
