import { expect, test } from '@jest/globals';
import { diffReleases } from '../../src/releases/diff-releases.ts';
import type { ReleaseManifest } from '../../src/releases/release.ts';

const item = (path: string, label: string): ReleaseManifest['navigation'][number] => ({
  label,
  path,
  icon: 'home',
  order: 1,
  audience: ['everybody'],
  tab: true,
});
const file = (path: string, bytes: number, content = path) => ({ path, bytes, integrity: `sha384-${content}` });

const release = (changes: Partial<ReleaseManifest> = {}): ReleaseManifest => ({
  remote: 'shop',
  release: '0.1.0-aaaaaaaaaaaa',
  version: '0.1.0',
  commit: 'abc',
  built: '2026-11-21T09:00:00.000Z',
  container: 'danji_shop_a',
  entry: 'remote-entry.11111111.js',
  contract: '1.0',
  routes: ['/shop'],
  navigation: [item('/shop', '상점')],
  slots: ['home.main'],
  preload: [],
  files: [file('remote-entry.11111111.js', 100)],
  sdk: { range: '^1.0.0', symbols: ['.#useSession'] },
  shared: { react: '^19.0.0' },
  calls: { 'shop.list': 'one' },
  locales: ['ko'],
  builders: {},
  screens: {},
  ...changes,
});

test('finds nothing between a release and itself', () => {
  expect(diffReleases(release(), release())).toEqual({
    files: [],
    sameFiles: 1,
    bytes: { before: 100, after: 100 },
    contract: [],
  });
});

test('lists files added, removed and changed by their names without hashes, with sizes', () => {
  const before = release({
    files: [
      file('remote-entry.11111111.js', 100),
      file('list.22222222.js', 300),
      file('old.33333333.css', 10),
      file('same.44444444.js', 5),
      file('moved.55555555.js', 7, 'alike'),
    ],
  });
  const after = release({
    files: [
      file('remote-entry.aaaaaaaa.js', 120),
      file('list.22222222.js', 280, 'other'),
      file('same.44444444.js', 5),
      file('new.66666666.js', 50),
      file('moved.77777777.js', 7, 'alike'),
    ],
  });
  expect(diffReleases(before, after)).toMatchObject({
    files: [
      { name: 'old.css', kind: 'removed', before: 10, after: null },
      { name: 'list.js', kind: 'changed', before: 300, after: 280 },
      { name: 'remote-entry.js', kind: 'changed', before: 100, after: 120 },
      { name: 'new.js', kind: 'added', before: null, after: 50 },
    ],
    sameFiles: 2,
    bytes: { before: 422, after: 462 },
  });
});

test('keeps two files apart whose names differ in their hash only', () => {
  const before = release({ files: [file('font.11111111.woff2', 1), file('font.22222222.woff2', 2)] });
  const after = release({ files: [file('font.11111111.woff2', 1), file('font.33333333.woff2', 3)] });
  expect(diffReleases(before, after)).toMatchObject({
    sameFiles: 1,
    files: [
      { name: 'font.22222222.woff2', kind: 'removed' },
      { name: 'font.33333333.woff2', kind: 'added' },
    ],
  });
});

test('lists every part of the contract that was added, removed or changed', () => {
  const after = release({
    contract: '1.1',
    routes: ['/shop', '/cart'],
    navigation: [item('/shop', '가게')],
    slots: [],
    sdk: { range: '^1.1.0', symbols: ['.#useToast'] },
    shared: { react: '^19.1.0', '@danji/ui': '0.1.0' },
    calls: { 'shop.list': 'two', 'shop.buy': 'three' },
  });
  expect(diffReleases(release(), after).contract).toEqual([
    { part: 'contract', name: 'RemoteModule', kind: 'changed', before: '1.0', after: '1.1' },
    { part: 'sdk', name: '@danji/shell-sdk', kind: 'changed', before: '^1.0.0', after: '^1.1.0' },
    { part: 'symbols', name: '.#useSession', kind: 'removed', before: '.#useSession', after: null },
    { part: 'symbols', name: '.#useToast', kind: 'added', before: null, after: '.#useToast' },
    { part: 'shared', name: '@danji/ui', kind: 'added', before: null, after: '0.1.0' },
    { part: 'shared', name: 'react', kind: 'changed', before: '^19.0.0', after: '^19.1.0' },
    { part: 'calls', name: 'shop.buy', kind: 'added', before: null, after: 'three' },
    { part: 'calls', name: 'shop.list', kind: 'changed', before: 'one', after: 'two' },
    { part: 'routes', name: '/cart', kind: 'added', before: null, after: '/cart' },
    {
      part: 'navigation',
      name: '/shop',
      kind: 'changed',
      before: '상점 · 1번째 · 누구나 · 아이콘 home · 아래 탭에도',
      after: '가게 · 1번째 · 누구나 · 아이콘 home · 아래 탭에도',
    },
    { part: 'slots', name: 'home.main', kind: 'removed', before: 'home.main', after: null },
  ]);
});
