import { expect, test } from '@jest/globals';
import { EditState } from '@danji/contracts/codes/edit-state';
import { toQuickActions } from '../src/home/quick-actions.ts';
import type { MenuEntry } from '../src/shared/menu.ts';

const entry = (label: string, path: string): MenuEntry => ({ label, path, icon: 'building', tab: true });
const WORKSPACES = entry('워크스페이스', '/workspace');
const ADMIN = entry('운영', '/admin');

const labels = (person: Parameters<typeof toQuickActions>[0]) => toQuickActions(person).map(({ label }) => label);

test('links a general user to the first work space, or to the creation of one', () => {
  const menu = [WORKSPACES, entry('상점', '/shop')];
  const actions = toQuickActions({
    kind: 'general',
    spaces: [
      { id: 7, title: '한빛마을' },
      { id: 8, title: '해오름' },
    ],
    menu,
  });
  expect(actions.map(({ path }) => path)).toEqual([
    '/workspace/7',
    '/workspace/7/members',
    '/workspace/7/facts',
    '/shop',
    '/notifications',
    '/me',
  ]);
  expect(labels({ kind: 'general', spaces: [], menu })).toEqual([
    '단지 등록하기',
    '우리 단지 찾기',
    '상점',
    '알림',
    '내 정보',
  ]);
});

test('keeps the menu while the work spaces are unknown, and offers nothing that is not hosted', () => {
  expect(labels({ kind: 'general', menu: [WORKSPACES] })).toEqual(['워크스페이스', '알림', '내 정보']);
  expect(labels({ kind: 'general', spaces: [], menu: [] })).toEqual(['알림', '내 정보']);
  expect(labels({ kind: 'staff', menu: [] })).toEqual([]);
});

const vendor = (reviewState: number) =>
  toQuickActions({ kind: 'brand', reviewState, menu: [] }).map(({ label, path }) => [label, path]);

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

test('links operators to their pending work', () => {
  const actions = toQuickActions({ kind: 'staff', menu: [WORKSPACES, ADMIN] });
  expect(actions[0]?.path).toBe(`/admin/users/brand?brand_status=${EditState.PENDING}`);
  expect(new Set(actions.map(({ path }) => path)).size).toBe(actions.length);
});
