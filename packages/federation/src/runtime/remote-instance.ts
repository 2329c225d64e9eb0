import { RemoteLoadError, type FailedAttempt, type Release } from './load-release.ts';
import { withTimeout } from './with-timeout.ts';

/** After so long a remote has failed, whatever is still under way: a panel with a way out comes before endless waiting. ms */
const TOTAL_LIMIT_MS = 30_000;

/** One life of a remote on the page: the same module for every place that shows it, until another copy takes over. */
export type RemoteInstance<T> = {
  readonly id: number;
  readonly remote: string;
  /** What came up first in the order. @throws RemoteLoadError when nothing did */
  readonly module: Promise<T>;
  /** Whether it stands in for one that people have waited for already. */
  readonly isRepeat: boolean;
  /** What came up, and of which release; `undefined` before. */
  readonly loaded: { readonly release: string; readonly module: T } | undefined;
};

/** A copy as the loader keeps it. */
export type MutableInstance<T> = { -readonly [K in keyof RemoteInstance<T>]: RemoteInstance<T>[K] } & {
  /** Release that is tried first. */
  readonly preferredRelease: string | undefined;
  hasFailed: boolean;
  /** Releases still to be tried. */
  readonly remaining: Release[];
  /** How many places of the page show it. */
  mountCount: number;
};

type InstanceOptions<T> = {
  remote: string;
  /** Releases in the order in which they are tried; the same twice is tried twice. */
  order: readonly Release[];
  open: (remote: string, release: Release) => Promise<T>;
  /** Told about a release whose last try failed. */
  onReleaseFailed: (release: string) => void;
  isRepeat?: boolean;
  /** What runs already: when its release is next in the order, it goes on. */
  running?: RemoteInstance<T>['loaded'];
};

let lastId = 0;

/** Begins to load a remote. */
export function startInstance<T>({
  remote,
  order,
  open,
  onReleaseFailed,
  isRepeat = false,
  running,
}: InstanceOptions<T>): MutableInstance<T> {
  const remaining = [...order];
  const attempts: FailedAttempt[] = [];
  const loadFirstWorking = async (): Promise<NonNullable<RemoteInstance<T>['loaded']>> => {
    for (let next = remaining.shift(); next; next = remaining.shift()) {
      const { release } = next;
      if (running?.release === release) return running;
      try {
        return { release, module: await open(remote, next) };
      } catch (failed) {
        attempts.push(failed as FailedAttempt);
        if (remaining.every((other) => other.release !== release)) onReleaseFailed(release);
      }
    }
    throw new RemoteLoadError(remote, attempts);
  };
  const module = withTimeout(loadFirstWorking(), TOTAL_LIMIT_MS, `Remote ${remote}`).then(
    (loaded) => {
      instance.loaded = loaded;
      return loaded.module;
    },
    () => {
      remaining.length = 0;
      instance.hasFailed = true;
      throw new RemoteLoadError(remote, attempts);
    },
  );
  // Whoever shows it meets the failure; nobody may be there yet.
  module.catch(() => undefined);
  const instance: MutableInstance<T> = {
    id: (lastId += 1),
    remote,
    module,
    isRepeat,
    loaded: undefined,
    preferredRelease: order[0]?.release,
    hasFailed: false,
    remaining,
    mountCount: 0,
  };
  return instance;
}
