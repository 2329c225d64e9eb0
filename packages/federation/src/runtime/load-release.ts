import type { HostedRemote } from '@danji/contracts/releases/release';
import { federationContainerLoader, type ContainerLoader } from './load-container.ts';
import { guardRelease, releaseUrl } from './script-guard.ts';

/** Release id of development builds: they change under the same address and have no hashes. */
export const DEVELOPMENT_RELEASE = 'dev';

/** What is needed to load a release. */
export type Release = Pick<HostedRemote, 'release' | 'base' | 'entry' | 'container' | 'integrity'>;

/** One try to load a release, failed. */
export type FailedAttempt = { remote: string; release: string; url: string; cause: unknown };

/** A remote did not come up: every try is listed, first to last. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly attempts: readonly FailedAttempt[];

  constructor(remote: string, attempts: readonly FailedAttempt[]) {
    super(
      attempts.length === 0
        ? `The registry has no remote ${remote}`
        : `Remote ${remote} did not load after ${attempts.length} tries`,
      { cause: attempts.at(-1)?.cause },
    );
    this.remote = remote;
    this.attempts = attempts;
  }
}

export type ReleaseLoaderOptions<T> = {
  /** Checks what a remote exposes and gives it its type; what it throws counts as a failed try. */
  accept: (exposed: unknown) => T;
  /** Told about every failed try, for the error report with `remote@release`. */
  onError: (failed: FailedAttempt) => void;
  containerLoader?: ContainerLoader;
};

/** Opens releases, each try under addresses never used before: a script that hangs would be waited for again. What it throws is a `FailedAttempt`. */
export function createReleaseLoader<T>({
  accept,
  onError,
  containerLoader = federationContainerLoader,
}: ReleaseLoaderOptions<T>): (remote: string, release: Release) => Promise<T> {
  const attemptCount = new Map<string, number>();
  return async (remote, { release, base, entry, container, integrity }) => {
    const attempt = attemptCount.get(container) ?? 0;
    attemptCount.set(container, attempt + 1);
    const url = releaseUrl(base, entry, attempt);
    guardRelease({ base, integrity: release === DEVELOPMENT_RELEASE ? null : integrity }, attempt);
    try {
      return accept(await containerLoader.load({ url, container }));
    } catch (cause) {
      const failed: FailedAttempt = { remote, release, url, cause };
      onError(failed);
      throw failed;
    }
  };
}
