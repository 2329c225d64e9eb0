import { RemoteLoadError, type FailedTry, type Release } from './open-release.ts';
import { withLimit } from './with-limit.ts';

/** After so long a remote has failed, whatever is still under way: a panel with a way out comes before endless waiting. ms */
const TOTAL_LIMIT_MS = 30_000;

/** One life of a remote on the page: the same module for every place that shows it, until another copy takes over. */
export type RemoteCopy<T> = {
  readonly id: number;
  readonly remote: string;
  /** What came up first in the order. @throws RemoteLoadError when nothing did */
  readonly module: Promise<T>;
  /** Whether it stands in for one that people have waited for already. */
  readonly isRepeat: boolean;
  /** What came up, and of which release; `undefined` before. */
  readonly up: { readonly release: string; readonly module: T } | undefined;
};

/** A copy as the loader keeps it. */
export type Copy<T> = { -readonly [K in keyof RemoteCopy<T>]: RemoteCopy<T>[K] } & {
  /** Release that is tried first. */
  readonly wanted: string | undefined;
  hasFailed: boolean;
  /** Releases still to be tried. */
  readonly rest: Release[];
  /** How many places of the page show it. */
  places: number;
};

type CopyOptions<T> = {
  remote: string;
  /** Releases in the order in which they are tried; the same twice is tried twice. */
  order: readonly Release[];
  open: (remote: string, release: Release) => Promise<T>;
  /** Told about a release whose last try failed. */
  onGivenUp: (release: string) => void;
  isRepeat?: boolean;
  /** What runs already: when its release is next in the order, it goes on. */
  before?: RemoteCopy<T>['up'];
};

let lastId = 0;

/** Begins to load a remote. */
export function beginCopy<T>({ remote, order, open, onGivenUp, isRepeat = false, before }: CopyOptions<T>): Copy<T> {
  const rest = [...order];
  const tries: FailedTry[] = [];
  const bringUp = async (): Promise<NonNullable<RemoteCopy<T>['up']>> => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const { release } = next;
      if (before?.release === release) return before;
      try {
        return { release, module: await open(remote, next) };
      } catch (failed) {
        tries.push(failed as FailedTry);
        if (rest.every((other) => other.release !== release)) onGivenUp(release);
      }
    }
    throw new RemoteLoadError(remote, tries);
  };
  const module = withLimit(bringUp(), TOTAL_LIMIT_MS, `Remote ${remote}`).then(
    (up) => {
      copy.up = up;
      return up.module;
    },
    () => {
      rest.length = 0;
      copy.hasFailed = true;
      throw new RemoteLoadError(remote, tries);
    },
  );
  // Whoever shows it meets the failure; nobody may be there yet.
  module.catch(() => undefined);
  const copy: Copy<T> = {
    id: (lastId += 1),
    remote,
    module,
    isRepeat,
    up: undefined,
    wanted: order[0]?.release,
    hasFailed: false,
    rest,
    places: 0,
  };
  return copy;
}
