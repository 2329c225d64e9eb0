import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangeInput, Field, recentDays, type DateRangeInputProps, type DayRange } from '../../src/index.ts';
import { renderUi } from '../harness.tsx';

const ranges: DayRange[] = [];
const setWidth = (px: number): void => {
  Object.defineProperty(window, 'innerWidth', { value: px, configurable: true });
};
beforeEach(() => {
  ranges.length = 0;
  setWidth(1280);
});
afterEach(cleanup);

const PRESETS = [
  { label: '최근 7일', range: recentDays(7, '2026-11-21') },
  { label: '최근 30일', range: recentDays(30, '2026-11-21') },
];

const NONE: DayRange = { start: '', end: '' };

function Form({ start = NONE, ...rest }: { start?: DayRange } & Partial<DateRangeInputProps>) {
  const [range, setRange] = useState(start);
  const change = (next: DayRange): void => {
    ranges.push(next);
    setRange(next);
  };
  return (
    <Field label="조회 기간" group>
      <DateRangeInput
        today="2026-11-21"
        label="조회 기간"
        presets={PRESETS}
        {...rest}
        value={range}
        onChange={change}
      />
    </Field>
  );
}
const startField = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: '시작일' });
const endField = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: '종료일' });
const openCalendar = async (user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('button', { name: /달력 열기/ }));
  return screen.findByRole('dialog', { name: '조회 기간' });
};

/** Finds a day of the calendar by its accessible name. */
const dayOf = (place: HTMLElement, name: string): HTMLElement =>
  within(place).getByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === name);

describe('typing a range', () => {
  test('passes on each day on blur; the other day is cleared where it no longer fits', async () => {
    const user = userEvent.setup();
    renderUi(<Form />);
    await screen.findByRole('textbox', { name: '시작일' });
    expect([startField().placeholder, endField().placeholder]).toEqual(['시작일', '종료일']);
    await user.type(startField(), '20261125');
    expect(ranges).toEqual([]);
    await user.tab();
    await user.type(endField(), '2026.11.3{Tab}');
    expect(ranges).toEqual([
      { start: '2026-11-25', end: '' },
      { start: '', end: '2026-11-03' },
    ]);
    expect([startField().value, endField().value]).toEqual(['', '2026-11-03']);
  });

  test('accepts later days in one field after the other, and keeps each as typed', async () => {
    const user = userEvent.setup();
    renderUi(<Form start={{ start: '2026-11-20', end: '2026-11-22' }} />);
    await user.tripleClick(await screen.findByRole('textbox', { name: '시작일' }));
    await user.keyboard('2026-11-23{Tab}');
    expect([startField().value, endField().value]).toEqual(['2026-11-23', '']);
    await user.keyboard('2026-12-02{Tab}');
    expect([startField().value, endField().value]).toEqual(['2026-11-23', '2026-12-02']);
  });

  test('reports an invalid day and marks only that field', async () => {
    const user = userEvent.setup();
    renderUi(<Form start={{ start: '2026-11-01', end: '2026-11-02' }} />);
    await screen.findByRole('textbox', { name: '종료일' });
    await user.clear(endField());
    await user.type(endField(), '언젠가{Tab}');
    expect(screen.getByText(/읽지 못했어요/)).toBeTruthy();
    expect(endField().getAttribute('aria-invalid')).toBe('true');
    expect(startField().getAttribute('aria-invalid')).toBeNull();
    expect(ranges.at(-1)).toEqual({ start: '2026-11-01', end: '' });
  });
});

describe('the calendar of a range', () => {
  test('two clicks in any order select a range and close; between them the range is previewed', async () => {
    const user = userEvent.setup();
    renderUi(<Form />);
    const dialog = await openCalendar(user);
    expect(
      within(dialog)
        .getAllByRole('grid')
        .map((grid) => grid.getAttribute('aria-label')),
    ).toEqual(['2026년 11월', '2026년 12월']);
    expect(within(dialog).getByText('시작일을 골라 주세요')).toBeTruthy();
    await user.click(dayOf(dialog, '2026년 12월 2일 수요일'));
    expect(ranges).toEqual([]);
    expect(within(dialog).getByText('종료일을 골라 주세요')).toBeTruthy();
    await user.hover(dayOf(dialog, '2026년 11월 30일 월요일'));
    expect(
      within(dialog)
        .getAllByRole('gridcell', { selected: true })
        .map((cell) => cell.textContent?.replace(/^.*월 (\d+)일.*$/, '$1')),
    ).toEqual(['30', '1', '2']);
    await user.click(dayOf(dialog, '2026년 11월 30일 월요일, 시작일'));
    expect(ranges).toEqual([{ start: '2026-11-30', end: '2026-12-02' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '달력 열기, 2026-11-30 ~ 2026-12-02' }));
  });

  test('works by keyboard alone and previews the range while the focus moves', async () => {
    const user = userEvent.setup();
    renderUi(<Form />);
    const dialog = await openCalendar(user);
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}');
    expect(
      within(dialog)
        .getAllByRole('gridcell', { selected: true })
        .map((cell) => cell.textContent?.replace(/^.*월 (\d+)일.*$/, '$1')),
    ).toEqual(['21', '22', '23']);
    await user.keyboard('{Enter}');
    expect(ranges).toEqual([{ start: '2026-11-21', end: '2026-11-23' }]);
  });

  test('Escape after the first day changes nothing', async () => {
    const user = userEvent.setup();
    renderUi(<Form start={{ start: '2026-11-01', end: '2026-11-02' }} />);
    await openCalendar(user);
    await user.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ranges).toEqual([]);
  });

  test('presets and clear are one click, the chosen preset is marked', async () => {
    const user = userEvent.setup();
    renderUi(<Form />);
    await user.click(within(await openCalendar(user)).getByRole('button', { name: '최근 7일' }));
    expect(ranges).toEqual([{ start: '2026-11-15', end: '2026-11-21' }]);
    const dialog = await openCalendar(user);
    expect(within(dialog).getByRole('button', { name: '최근 7일' }).getAttribute('aria-pressed')).toBe('true');
    expect(dayOf(dialog, '2026년 11월 15일 일요일, 시작일')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '지우기' }));
    expect(ranges.at(-1)).toEqual({ start: '', end: '' });
  });

  test('is a sheet with one month on a phone', async () => {
    setWidth(390);
    const user = userEvent.setup();
    renderUi(<Form />);
    const sheet = await openCalendar(user);
    expect(sheet.getAttribute('aria-modal')).toBe('true');
    expect(within(sheet).getAllByRole('grid')).toHaveLength(1);
  });
});
