import { getOwn } from '@danji/contracts/get-own';

/** One version of a shared module: the entry of a share scope, as the containers of Module Federation expect it. */
export type Share = {
  /** Returns a function that returns the module, and runs it at the first call. */
  get: () => () => unknown;
  /** Loads a module that is not on the page yet, before a script that imports it runs. */
  prepare?: () => Promise<void>;
  /** The name of the app that provides it. */
  from: string;
  eager: true;
  loaded: true;
};

/** Versions of shared modules, by import specifier (`react`). */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

const toNumbers = (version: string) => version.replace('^', '').split('.').map(Number);

/**
 * Whether a version is in a caret range, both of three numbers (semver): the same up to the range's first number that
 * is not 0, and not older.
 */
export function isInRange(version: string, range: string): boolean {
  const [available, required] = [toNumbers(version), toNumbers(range)];
  const fixed = required.findIndex((number) => number > 0);
  const other = required.findIndex((number, index) => available[index] !== number);
  return other === -1 || (other > fixed && (available[other] ?? 0) > (required[other] ?? 0));
}

/** Finds the shared module for an import; `undefined` when the page has no version in `range`. */
export function findShare(scope: ShareScope, request: string, range: string): Share | undefined {
  const versions = getOwn(scope, request) ?? {};
  const version = Object.keys(versions).find((one) => isInRange(one, range));
  return version === undefined ? undefined : versions[version];
}
