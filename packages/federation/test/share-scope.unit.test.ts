import { expect, test } from '@jest/globals';
import semver from 'semver';
import remoteRuntime from '../src/runtime/remote-runtime.ts';
import { findShare, isInRange, type Share } from '../src/runtime/share-scope.ts';

const share = (from: string): Share => ({ get: () => () => from, from, eager: true, loaded: true });

test('caret ranges agree with semver', () => {
  const numbers = [0, 1, 2, 10];
  const versions = numbers.flatMap((major) =>
    numbers.flatMap((minor) => numbers.map((patch) => `${major}.${minor}.${patch}`)),
  );
  const results = versions.flatMap((version) =>
    versions.filter((range) => range !== '0.0.0').map((range) => [version, range, isInRange(version, `^${range}`)]),
  );
  expect(results).toEqual(
    results.map(([version, range]) => [version, range, semver.satisfies(String(version), `^${String(range)}`)]),
  );
});

test('finds a shared module only in the required range', () => {
  const scope = { react: { '18.3.1': share('old'), '19.3.1': share('shell') } };
  expect(findShare(scope, 'react', '^19.3.0')?.from).toBe('shell');
  expect(findShare(scope, 'react', '^20.0.0')).toBeUndefined();
  expect(findShare(scope, 'swr', '^2.5.0')).toBeUndefined();
});

test('a container does not start on a page that lacks shared modules, and lists them', () => {
  const webpackRequire = {
    m: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: {
        1: { shareKey: 'react', requiredVersion: '^19.3.0' },
        2: { shareKey: 'swr', requiredVersion: '^2.5.0' },
      },
    },
  };
  const start = () =>
    remoteRuntime.bundlerRuntime.initContainerEntry({
      shareScope: { react: { '18.3.1': share('old') } },
      webpackRequire,
    });
  expect(start).toThrow('The page does not provide react ^19.3.0 (provided: 18.3.1), swr ^2.5.0 (provided: none)');
});

test('a chunk waits for a shared module that is loaded later', async () => {
  const later = { module: 'not loaded' };
  const prepare = async () => {
    later.module = await Promise.resolve('loaded');
  };
  const m: Record<string, (module: { exports: unknown }) => void> = {};
  const webpackRequire = {
    m,
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'forms', requiredVersion: '^0.1.0' } },
      chunkMapping: { page: ['1'] },
    },
  };
  const forms = { ...share('shell'), get: () => () => later.module, prepare };
  remoteRuntime.bundlerRuntime.initContainerEntry({ shareScope: { forms: { '0.1.0': forms } }, webpackRequire });
  const promises: Promise<void>[] = [];
  remoteRuntime.bundlerRuntime.consumes({ chunkId: 'page', webpackRequire, promises });
  await Promise.all(promises);
  const module = { exports: undefined };
  m['1']?.(module);
  expect(module.exports).toBe('loaded');
});
