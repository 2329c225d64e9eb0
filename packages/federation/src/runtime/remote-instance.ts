import { RemoteLoadError, type FailedAttempt, type Release } from './load-release.ts';
import { withTimeout } from './with-timeout.ts';

/** After this time a remote has failed, even if requests are pending: a panel with a retry ends the waiting. ms */
const TOTAL_LIMIT_MS = 30_000;

/**
 * One loaded copy of a remote on the page: the same module wherever it is mounted, until another instance takes over.
 */
export type RemoteInstance<T> = {
  readonly id: number;
  readonly remote: string;
  /** The module of the first release in the order that loads. Rejects with RemoteLoadError when none does. */
  readonly module: Promise<T>;
  /** Whether it replaces an instance that the user has already waited for. */
  readonly isRepeat: boolean;
  /** The module and its release; `undefined` until it is loaded. */
  readonly loaded: { readonly release: string; readonly module: T } | undefined;
};

/** The loader's own view of an instance. */
export type MutableInstance<T> = { -readonly [K in keyof RemoteInstance<T>]: RemoteInstance<T>[K] } & {
  /** The release that is tried first. */
  readonly preferredRelease: string | undefined;
  hasFailed: boolean;
  /** The releases that have not been tried yet. */
  readonly remaining: Release[];
  /** How often it is mounted on the page. */
  mountCount: number;
};

type InstanceOptions<T> = {
  remote: string;
  /** Releases in the order of the attempts; a release that is listed twice is tried twice. */
  order: readonly Release[];
  load: (remote: string, release: Release) => Promise<T>;
  /** Called with a release whose last attempt failed. */
  onReleaseFailed: (release: string) => void;
  isRepeat?: boolean;
  /** The module that runs already: when its release is next in the order, it is reused. */
  running?: RemoteInstance<T>['loaded'];
};

let lastId = 0;

/** Starts loading a remote. */
export function startInstance<T>({
  remote,
  order,
  load,
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
        return { release, module: await load(remote, next) };
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
  // The component that renders it handles the rejection, but may not be mounted yet.
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
