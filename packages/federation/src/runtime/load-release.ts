import type { HostedRemote } from '@danji/contracts/releases/release';
import { federationContainerLoader, type ContainerLoader } from './load-container.ts';
import { guardRelease, releaseUrl } from './script-guard.ts';

/** The release id of development builds: they change under the same address and have no hashes. */
export const DEVELOPMENT_RELEASE = 'dev';

/** The fields that are needed to load a release. */
export type Release = Pick<HostedRemote, 'release' | 'base' | 'entry' | 'entryType' | 'container' | 'integrity'>;

/** A failed attempt to load a release. */
export type FailedAttempt = { remote: string; release: string; url: string; cause: unknown };

/** A remote could not be loaded; `attempts` lists every failed attempt, first to last. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly attempts: readonly FailedAttempt[];

  constructor(remote: string, attempts: readonly FailedAttempt[]) {
    super(
      attempts.length === 0
        ? `The registry has no remote ${remote}`
        : `Remote ${remote} did not load after ${attempts.length} attempts`,
      { cause: attempts.at(-1)?.cause },
    );
    this.remote = remote;
    this.attempts = attempts;
  }
}

export type ReleaseLoaderOptions<T> = {
  /** Validates the module that a remote exposes and returns it typed; an error that it throws is a failed attempt. */
  accept: (exposed: unknown) => T;
  /** Called with every failed attempt, for the error report with `remote@release`. */
  onError: (failed: FailedAttempt) => void;
  containerLoader?: ContainerLoader;
};

/**
 * Creates a function that loads a release. Each attempt uses addresses that were never requested before: the browser
 * would wait again for a script that hangs. Rejects with a `FailedAttempt`.
 */
export function createReleaseLoader<T>({
  accept,
  onError,
  containerLoader = federationContainerLoader,
}: ReleaseLoaderOptions<T>): (remote: string, release: Release) => Promise<T> {
  const attemptCount = new Map<string, number>();
  return async (remote, { release, base, entry, entryType, container, integrity }) => {
    const attempt = attemptCount.get(container) ?? 0;
    attemptCount.set(container, attempt + 1);
    const url = releaseUrl(base, entry, attempt);
    guardRelease({ base, integrity: release === DEVELOPMENT_RELEASE ? null : integrity }, attempt);
    try {
      return accept(await containerLoader.load({ remote, release, url, container, entryType }));
    } catch (cause) {
      const failed: FailedAttempt = { remote, release, url, cause };
      onError(failed);
      throw failed;
    }
  };
}
