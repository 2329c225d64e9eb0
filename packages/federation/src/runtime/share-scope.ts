import { getOwn } from '@danji/contracts/get-own';

/** One version of a module that the page lends: the entry of a share scope, as the containers of Module Federation expect it. */
export type Share = {
  /** The module itself; runs it at the first call. */
  get: () => () => unknown;
  /** Who lends it. */
  from: string;
  eager: true;
  loaded: true;
};

/** Versions of lent modules, by what is imported (`react`). */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

const toNumbers = (version: string) => version.replace('^', '').split('.').map(Number);

/** Whether a version is in a caret range, both of three numbers: up to its first number that is not 0 the same, and not older (semver). */
export function isInRange(version: string, range: string): boolean {
  const [available, required] = [toNumbers(version), toNumbers(range)];
  const fixed = required.findIndex((number) => number > 0);
  const other = required.findIndex((number, index) => available[index] !== number);
  return other === -1 || (other > fixed && (available[other] ?? 0) > (required[other] ?? 0));
}

/** What the page lends for an import; `undefined` when it has no version in `range`. */
export function findShare(scope: ShareScope, request: string, range: string): Share | undefined {
  const versions = getOwn(scope, request) ?? {};
  const version = Object.keys(versions).find((one) => isInRange(one, range));
  return version === undefined ? undefined : versions[version];
}
