import { expect, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { Contributions } from '@danji/contracts/releases/contributions';
import { toQuickActions } from '../src/home/quick-actions.ts';
import { hostedRemote } from './hosted-remote.ts';

type Account = Parameters<typeof toQuickActions>[0]['visitor'];
const GENERAL: Account = { kind: 'general', isAdmin: false };
const STAFF: Account = { kind: 'staff', isAdmin: false };
const BRAND: Account = { kind: 'brand', isAdmin: false };

const action = (
  label: string,
  path: string,
  more: object = {},
): NonNullable<Contributions['quickActions']>[number] => ({
  label,
  path,
  icon: 'building',
  order: 10,
  audience: ['general'],
  ...more,
});
const labels = (options: Parameters<typeof toQuickActions>[0]) =>
  toQuickActions(options).actions.map(({ label }) => label);

test('waits for the remote that fills in paths, instead of its menu entries', () => {
  const parking = hostedRemote('parking', {
    contributions: { quickActions: [action('내 차', '/parking/:car'), action('방문 차량', '/parking/:car/guests')] },
  });
  const options = { visitor: GENERAL, remotes: [parking, hostedRemote('garden')] };
  expect(toQuickActions(options).pending).toEqual([
    {
      remote: 'parking',
      placeholders: [expect.objectContaining({ label: '내 차' }), expect.objectContaining({ label: '방문 차량' })],
      menu: [expect.objectContaining({ path: '/parking' })],
    },
  ]);
  expect(labels(options)).toEqual(['garden', '알림', '내 정보']);
  // The actions are for general users: others get the menu entry.
  expect(toQuickActions({ ...options, visitor: STAFF }).pending).toEqual([]);
  expect(labels({ ...options, visitor: STAFF })).toEqual(['parking', 'garden']);
});

test('sorts the actions of remotes by their order, before the menu', () => {
  const remotes = [
    hostedRemote('parking', { contributions: { quickActions: [action('나중', '/parking/b', { order: 20 })] } }),
    hostedRemote('garden', { contributions: { quickActions: [action('먼저', '/garden/a', { order: 1 })] } }),
  ];
  expect(labels({ visitor: GENERAL, remotes })).toEqual(['먼저', '나중', 'parking', 'garden', '알림', '내 정보']);
  expect(labels({ visitor: GENERAL, remotes: [] })).toEqual(['알림', '내 정보']);
  expect(labels({ visitor: STAFF, remotes: [] })).toEqual([]);
});

test('an action that leads where the menu leads replaces its entry', () => {
  const contributions = { quickActions: [action('차를 찾기', '/parking', { hint: '번호로' })] };
  const remotes = [hostedRemote('parking', { contributions }), hostedRemote('garden')];
  expect(labels({ visitor: GENERAL, remotes })).toEqual(['차를 찾기', 'garden', '알림', '내 정보']);
});

const vendor = (reviewState: number) =>
  toQuickActions({ visitor: BRAND, reviewState, remotes: [] }).actions.map(({ label, path }) => [label, path]);

test('shows a vendor the state of its review', () => {
  expect(vendor(EditState.WAIT)).toEqual([
    ['사업자 정보 등록', '/me'],
    ['알림', '/notifications'],
  ]);
  expect(vendor(EditState.PENDING)[0]).toEqual(['심사 상태', '/me']);
  expect(vendor(EditState.DONE)).toEqual([
    ['알림', '/notifications'],
    ['내 정보', '/me'],
  ]);
});
