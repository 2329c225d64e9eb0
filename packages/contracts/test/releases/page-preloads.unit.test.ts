import { expect, test } from '@jest/globals';
import { searchApartments } from '@danji/contracts/workspace/apartment-info.endpoints';
import {
  countNotifications,
  listNotifications,
  markNotificationsRead,
} from '@danji/contracts/notifications/notification.endpoints';
import { resolvePreload, listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { checkEmail } from '@danji/contracts/accounts/signup.endpoints';

const at = (search = '', params: Record<string, string> = {}) => ({
  params,
  search: new URLSearchParams(search),
  today: '2026-03-02',
});

test('accepts reads only, among them a POST without a body that changes nothing', () => {
  expect(preload(listNotifications)).toEqual({ call: 'notifications.list' });
  expect(preload(countNotifications)).toEqual({ call: 'notifications.count' });
  for (const call of [markNotificationsRead, checkEmail])
    expect(() => preload(call)).toThrow(/no read that can come with a page/);
});

test('fills a paged list from the address, and leaves out missing parameters', () => {
  const list = preload(searchApartments, { query: listQuery(['search', 'region_code'], 10) });
  expect(resolvePreload(list, at())?.query).toEqual({ page: '1', page_size: '10' });
  expect(resolvePreload(list, at('?search=%20&page=3&region_code=41'))?.query).toEqual({
    page: '3',
    page_size: '10',
    region_code: '41',
  });
});

test('takes parts of the address, and is skipped where one is missing', () => {
  const one = { call: 'x', params: { id: ':id', code: '?code' }, query: { page_size: 5, is_open: true, plain: 'a' } };
  expect(resolvePreload(one, at('?code=A1', { id: '7' }))).toEqual({
    params: { id: '7', code: 'A1' },
    query: { page_size: '5', is_open: 'true', plain: 'a' },
  });
  expect(resolvePreload(one, at('', { id: '7' }))).toBeUndefined();
  expect(resolvePreload(one, at('?code=A1'))).toBeUndefined();
});

test('resolves days and the month', () => {
  const days = { call: 'x', query: { start: '?start=@today-29', end: '?end=@today', month: '?month=@month' } };
  expect(resolvePreload(days, at('?end=2025-12-31'))?.query).toEqual({
    start: '2026-02-01',
    end: '2025-12-31',
    month: '2026-03',
  });
});

test('is made only in the view it belongs to', () => {
  const view = { call: 'x', where: { view: 'calendar', by: null } };
  expect(
    [
      resolvePreload(view, at('?view=calendar')),
      resolvePreload(view, at()),
      resolvePreload(view, at('?view=calendar&by=hand')),
    ].map(Boolean),
  ).toEqual([true, false, false]);
});
