import { beforeEach, expect, test } from '@jest/globals';
import { createMainPopup } from '@danji/contracts/site/main-popup.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { act } from '@testing-library/react';
import { openShell } from './open-shell.tsx';

type PopupBody = BodyOf<typeof createMainPopup>;

beforeEach(async () => {
  await testServer().reset();
  setWidth(1280);
});

function setWidth(width: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: width < 768 ? 844 : 900 });
}

async function makePopup(overrides: Partial<PopupBody> = {}): Promise<void> {
  const { create } = testServer();
  const today = toBusinessDate(new Date());
  const body: PopupBody = {
    title: '정기 점검',
    link: null,
    date_start: today,
    date_end: today,
    width: 400,
    x: 40,
    y: 120,
    is_visible: true,
    show_close_today: true,
    content: { version: 1, children: [{ type: 'paragraph', children: [{ text: '오늘 밤 10시에 점검해요.' }] }] },
    ...overrides,
  };
  const { status } = await call(createMainPopup, { token: (await create.staff()).token, body });
  expect(status).toBe(200);
}

test('popups float over a page that stays usable, and stay closed in this session', async () => {
  await makePopup();
  await makePopup({ title: '새 기능', show_close_today: false });
  const { user, screen, waitFor } = await openShell({ at: '/' });
  const popup = await screen.findByRole('dialog', { name: '정기 점검' });
  expect(popup.textContent).toContain('오늘 밤 10시에 점검해요.');
  expect(popup.style.width).toBe('400px');
  // Of two popups at the same position the lower one is in front, below the title of the other.
  const other = screen.getByRole('dialog', { name: '새 기능' });
  expect(Number.parseFloat(popup.style.top) - Number.parseFloat(other.style.top)).toBe(60);
  expect(Number(popup.style.zIndex)).toBeGreaterThan(Number(other.style.zIndex));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '정기 점검 닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '정기 점검' })).toBeNull());
  const again = await openShell({ at: '/', isReload: true });
  await again.screen.findByRole('dialog', { name: '새 기능' });
  expect(again.screen.queryByRole('dialog', { name: '정기 점검' })).toBeNull();
});

test('오늘 하루 보지 않기 holds in a new session until the day is over', async () => {
  await makePopup();
  const { user, screen, waitFor } = await openShell({ at: '/' });
  await user.click(await screen.findByRole('button', { name: '오늘 하루 보지 않기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const stored = localStorage.getItem('danji.popups-closed-today') ?? '';
  expect(Object.values(JSON.parse(stored) as object)).toEqual([toBusinessDate(new Date())]);
  sessionStorage.clear();
  const sameDay = await openShell({ at: '/', isReload: true });
  await sameDay.screen.findByRole('heading', { level: 1 });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(sameDay.screen.queryByRole('dialog')).toBeNull();
  localStorage.setItem('danji.popups-closed-today', stored.replaceAll(/\d{4}-\d\d-\d\d/g, '2020-01-01'));
  sessionStorage.clear();
  const nextDay = await openShell({ at: '/', isReload: true });
  await nextDay.screen.findByRole('dialog', { name: '정기 점검' });
});

test('the keyboard moves a popup and closes it, and the focus goes to the next', async () => {
  await makePopup({ title: '먼저' });
  await makePopup({ title: '나중' });
  const { user, screen, waitFor } = await openShell({ at: '/' });
  const popup = await screen.findByRole('dialog', { name: '나중' });
  act(() => popup.focus());
  const left = Number.parseFloat(popup.style.left);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(Number.parseFloat(popup.style.left)).toBe(left + 24);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '나중' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: '먼저' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.id).toBe('main');
});

test('a link opens inside the app, or in a new tab', async () => {
  await makePopup({ title: '약관', link: '/terms' });
  await makePopup({ title: '밖', link: 'https://example.com/news' });
  const { user, screen, address, waitFor } = await openShell({ at: '/' });
  const outside = await screen.findByRole('link', { name: '밖 자세히 보기, 새 탭에서 열려요' });
  expect([outside.getAttribute('href'), outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual([
    'https://example.com/news',
    '_blank',
    'noopener noreferrer',
  ]);
  await user.click(screen.getByRole('link', { name: '약관 자세히 보기' }));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]));
  expect(address()).toBe('/terms');
});

test('on a phone they are one sheet that closes all of them', async () => {
  setWidth(390);
  await makePopup({ title: '하나' });
  await makePopup({ title: '둘', show_close_today: false });
  const { user, screen, waitFor } = await openShell({ at: '/' });
  const sheet = await screen.findByRole('dialog', { name: '둘' });
  expect(sheet.textContent).toContain('1 / 2');
  await user.click(screen.getByRole('button', { name: '오늘 하루 보지 않기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Only the popup that offers it stays closed for the day.
  sessionStorage.clear();
  const again = await openShell({ at: '/', isReload: true });
  await again.screen.findByRole('dialog', { name: '둘' });
  expect(again.screen.queryByText('1 / 2')).toBeNull();
});
