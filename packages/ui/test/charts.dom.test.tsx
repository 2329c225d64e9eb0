import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, LineChart, RadarChart, Timeline, type TimelineItem } from '../src/index.ts';
import { renderUi } from './harness.tsx';

afterEach(cleanup);

const categories = ['1월', '2월', '3월'];
const series = [
  { name: '적립', values: [1200, null, 800] },
  { name: '사용', values: [300, 500, 0] },
];
const format = (value: number): string => `${value.toLocaleString('ko-KR')}P`;
const cells = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe.each([
  ['line', LineChart],
  ['bar', BarChart],
  ['radar', RadarChart],
])('a %s chart', (_name, Chart) => {
  test('has its values as a table behind it', async () => {
    renderUi(<Chart label="포인트" categories={categories} series={series} format={format} categoryLabel="달" />);
    const table = await screen.findByRole('table', { name: '포인트' });
    expect(cells(table)).toEqual([
      ['달', '적립', '사용'],
      ['1월', '1,200P', '300P'],
      ['2월', '-', '500P'],
      ['3월', '800P', '0P'],
    ]);
  });

  test('announces one value after another on arrow keys', async () => {
    const user = userEvent.setup();
    renderUi(<Chart label="포인트" categories={categories} series={series} format={format} />);
    const plot = await screen.findByRole('slider', { name: '포인트' });
    plot.focus();
    await user.keyboard('{ArrowRight}');
    expect(plot.getAttribute('aria-valuetext')).toBe('1월: 적립 1,200P, 사용 300P');
    await user.keyboard('{ArrowRight}');
    expect(plot.getAttribute('aria-valuetext')).toBe('2월: 적립 -, 사용 500P');
    await user.keyboard('{End}{ArrowRight}');
    expect([plot.getAttribute('aria-valuetext'), plot.getAttribute('aria-valuenow')]).toEqual([
      '3월: 적립 800P, 사용 0P',
      '3',
    ]);
    await user.keyboard('{Home}');
    expect(plot.getAttribute('aria-valuenow')).toBe('1');
  });

  test('switches to its table and back', async () => {
    const user = userEvent.setup();
    renderUi(<Chart label="포인트" categories={categories} series={series} />);
    await user.click(await screen.findByRole('button', { name: '표로 보기' }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('region', { name: '포인트 표' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '그림으로 보기' }));
    expect(screen.getByRole('slider')).toBeTruthy();
  });

  test('shows the empty state without any value', async () => {
    renderUi(<Chart label="포인트" categories={categories} series={[{ name: '적립', values: [null, null, null] }]} />);
    expect(await screen.findByText('아직 데이터가 없어요')).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

test('the names of a narrow radar break into two lines, so that the drawing keeps its size', async () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(324);
  renderUi(
    <RadarChart
      label="평가"
      categories={['전문성', '시간 준수', '소통']}
      series={[{ name: '평가', values: [4, 3, 5] }]}
      max={5}
    />,
  );
  expect((await screen.findByText('준수')).tagName).toBe('tspan');
  width.mockReturnValue(8000);
  cleanup();
  renderUi(
    <RadarChart
      label="평가"
      categories={['전문성', '시간 준수', '소통']}
      series={[{ name: '평가', values: [4, 3, 5] }]}
      max={5}
    />,
  );
  await screen.findByRole('slider');
  expect(screen.queryByText('준수')).toBeNull();
  width.mockRestore();
});

test('a timeline lists its contracts, shows today, and opens one by keyboard', async () => {
  const user = userEvent.setup();
  const onItemClick = jest.fn<(item: TimelineItem) => void>();
  const items: TimelineItem[] = [
    { id: 1, name: '승강기 유지관리', start: '2026-01-01', end: '2026-12-31', state: '진행 중' },
    { id: 2, name: '소독', start: '2026-06-01' },
  ];
  renderUi(<Timeline label="계약" items={items} today="2026-07-15" onItemClick={onItemClick} />);
  const table = await screen.findByRole('table', { name: '계약' });
  expect(cells(table).slice(1)).toEqual([
    ['승강기 유지관리', '2026. 1. 1.', '2026. 12. 31.', '진행 중'],
    ['소독', '2026. 6. 1.', '계속', '-'],
  ]);
  expect(screen.getByText('오늘')).toBeTruthy();
  expect(screen.getAllByText(/^\d{4}년$/).map((year) => year.textContent)).toEqual(['2026년']);
  screen.getByRole('button', { name: '승강기 유지관리, 2026. 1. 1. ~ 2026. 12. 31., 진행 중' }).focus();
  await user.keyboard('{Enter}');
  expect(onItemClick.mock.calls).toEqual([[items[0]]]);
});

test('a bar has round ends where it ends, and straight ones where it continues outside of the chart', async () => {
  const items: TimelineItem[] = [
    { id: 1, name: '승강기', start: '2026-01-01', end: '2026-12-31' },
    { id: 2, name: '경비', start: '2025-09-15', end: '2027-01-01' },
    { id: 3, name: '소독', start: '2026-06-01' },
  ];
  renderUi(
    <Timeline
      label="계약"
      items={items}
      today="2026-07-15"
      from="2026-01-01"
      to="2026-12-31"
      onItemClick={() => undefined}
    />,
  );
  await screen.findByRole('table', { name: '계약' });
  const ends = screen.getAllByRole('button', { name: /~/ }).map((bar) => {
    const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(bar);
    return [borderTopLeftRadius, borderTopRightRadius].map((radius) => radius !== '0' && radius !== '0px');
  });
  expect(ends).toEqual([
    [true, true],
    [false, false],
    [true, false],
  ]);
});

test('a timeline without any item shows the empty state', async () => {
  renderUi(<Timeline label="계약" items={[]} today="2026-07-15" />);
  expect(await screen.findByText('아직 데이터가 없어요')).toBeTruthy();
});
