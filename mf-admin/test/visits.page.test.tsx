import { beforeEach, expect, test } from '@jest/globals';
import { toBusinessDate } from '@danji/contracts/format/date';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const dayBefore = (days: number) => toBusinessDate(new Date(testServer().clock.now().getTime() - days * 86_400_000));

async function seedVisits(): Promise<void> {
  await testServer()
    .db.insertInto('visit_count')
    .values([
      { day: dayBefore(1), referrer_type: 'search', device: 'phone', is_signed_in: false, visits: 30 },
      { day: dayBefore(1), referrer_type: 'direct', device: 'desktop', is_signed_in: true, visits: 10 },
      { day: dayBefore(40), referrer_type: 'search', device: 'phone', is_signed_in: false, visits: 20 },
    ])
    .execute();
}

test('shows visits by class with their share and the change against the period before', async () => {
  await seedVisits();
  const { screen, within } = await renderPage(remote.routes, {
    at: '/admin/visits',
    as: await testServer().create.staff(),
  });
  const table = within(await screen.findByRole('region', { name: '방문 경로' }));
  await table.findByRole('row', { name: /검색/ });
  const cells = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(/검색/).join(' ')).toMatch(/30.*75%.*20.*\+50%/);
  expect(cells(/직접 방문/).join(' ')).toMatch(/10.*25%.*0.*새로 생김/);
  expect(screen.getByText('지난 기간보다 100% 늘었어요')).toBeTruthy();
  expect(screen.getByText('10 (25%)')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '내보내기' })).toBeTruthy();
});

test('reads the period from the URL, and shows why an invalid one cannot be used', async () => {
  await seedVisits();
  const staff = await testServer().create.staff();
  const { screen, within } = await renderPage(remote.routes, {
    at: `/admin/visits?date_start=${dayBefore(45)}&date_end=${dayBefore(35)}`,
    as: staff,
  });
  const table = within(await screen.findByRole('region', { name: '방문 경로' }));
  expect(
    within(await table.findByRole('row', { name: /검색/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .join(' '),
  ).toMatch(/20.*100%/);
  const second = await renderPage(remote.routes, {
    at: '/admin/visits?date_start=2024-01-01&date_end=2026-01-01',
    as: staff,
  });
  expect(await second.screen.findByText('기간은 366일까지 고를 수 있어요.')).toBeTruthy();
});

test('applies a typed period once both days are there, and keeps the first day meanwhile', async () => {
  const { user, screen, address } = await renderPage(remote.routes, {
    at: '/admin/visits?date_start=2026-01-01&date_end=2026-01-10',
    as: await testServer().create.staff(),
  });
  const start = await screen.findByRole<HTMLInputElement>('textbox', { name: '시작일' });
  await user.tripleClick(start);
  await user.keyboard('2026-01-20{Tab}');
  expect([start.value, screen.getByRole<HTMLInputElement>('textbox', { name: '종료일' }).value]).toEqual([
    '2026-01-20',
    '',
  ]);
  await user.keyboard('2026-01-25{Tab}');
  expect(address()).toBe('/admin/visits?date_start=2026-01-20&date_end=2026-01-25');
});
