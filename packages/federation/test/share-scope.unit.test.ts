import { expect, test } from '@jest/globals';
import semver from 'semver';
import guestRuntime from '../src/runtime/remote-runtime.ts';
import { findShare, isInRange, type Share } from '../src/runtime/share-scope.ts';

const share = (from: string): Share => ({ get: () => () => from, from, eager: true, loaded: true });

test('a version is in a caret range when semver says so', () => {
  const numbers = [0, 1, 2, 10];
  const versions = numbers.flatMap((major) =>
    numbers.flatMap((minor) => numbers.map((patch) => `${major}.${minor}.${patch}`)),
  );
  const told = versions.flatMap((version) =>
    versions.filter((range) => range !== '0.0.0').map((range) => [version, range, isInRange(version, `^${range}`)]),
  );
  expect(told).toEqual(
    told.map(([version, range]) => [version, range, semver.satisfies(String(version), `^${String(range)}`)]),
  );
});

test('finds what is lent in the range that is asked for, and nothing else', () => {
  const scope = { react: { '18.3.1': share('old'), '19.3.1': share('shell') } };
  expect(findShare(scope, 'react', '^19.3.0')?.from).toBe('shell');
  expect(findShare(scope, 'react', '^20.0.0')).toBeUndefined();
  expect(findShare(scope, 'swr', '^2.5.0')).toBeUndefined();
});

test('a container does not begin on a page that lacks something it needs, and says what', () => {
  const webpackRequire = {
    m: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        1: { shareKey: 'react', requiredVersion: '^19.3.0' },
        2: { shareKey: 'swr', requiredVersion: '^2.5.0' },
      },
    },
  };
  const begin = () =>
    guestRuntime.bundlerRuntime.initContainerEntry({
      shareScope: { react: { '18.3.1': share('old') } },
      webpackRequire,
    });
  expect(begin).toThrow('The page does not lend react ^19.3.0 (lent: 18.3.1), swr ^2.5.0 (lent: none)');
});
