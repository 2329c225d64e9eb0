import type { HostedRemote } from '@danji/contracts/releases/release';
import type { Release } from './load-release.ts';
import type { RegistryStore } from './registry.ts';

/** Which releases of a remote are tried, and what this tab knows of them. */
export type ReleaseOrder = {
  /** The active one, once more, then the one before it; none that was revoked or given up, unless all were given up. */
  list(remote: string): Release[];
  /** Whether the server has taken a release back. */
  isRevoked(remote: string, release: string | undefined): boolean;
  /** Every try of a release failed in this tab. */
  markFailed(remote: string, release: string): void;
  /** The release of the registry when it is another one than `now` and was not given up. */
  findUpdate(remote: string, now: string | undefined): HostedRemote | undefined;
  /** What failed is tried again. */
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
