import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateInput, Field, type DateInputProps } from '../../src/index.ts';
import { renderUi } from '../harness.tsx';

const days: string[] = [];
const setWidth = (px: number): void => {
  Object.defineProperty(window, 'innerWidth', { value: px, configurable: true });
};
beforeEach(() => {
  days.length = 0;
  setWidth(1280);
});
afterEach(cleanup);

function Form({ start = '', onSubmit, ...rest }: { start?: string; onSubmit?: () => void } & Partial<DateInputProps>) {
  const [day, setDay] = useState(start);
  const change = (next: string): void => {
    days.push(next);
    setDay(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Field label="마감일">
        <DateInput today="2026-11-21" {...rest} value={day} onChange={change} />
      </Field>
      <output data-testid="day">{day}</output>
      <button type="button" onClick={() => setDay('2030-01-02')}>
        바꾸기
      </button>
      <button type="submit">저장</button>
    </form>
  );
}
const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: '마감일' });
const meant = (): string => screen.getByTestId('day').textContent ?? '';

describe('typing a day', () => {
  test.each(['20261121', '2026-11-21', '2026.11.21', '2026년 11월 21일'])(
    '%s is parsed at once and reformatted on blur',
    async (text) => {
      const user = userEvent.setup();
      renderUi(<Form />);
      expect(field().placeholder).toBe('연도-월-일');
      await user.type(field(), text);
      expect(days).toEqual(['2026-11-21']);
      expect(field().value).toBe(text);
      await user.tab();
      expect(field().value).toBe('2026-11-21');
      expect(days).toEqual(['2026-11-21']);
    },
  );

  test('an invalid day is reported at the field and passed on as an empty text', async () => {
    const user = userEvent.setup();
    renderUi(<Form start="2026-11-21" />);
    await user.clear(field());
    await user.type(field(), '모레쯤');
    expect(screen.queryByText(/읽지 못했어요/)).toBeNull();
    await user.tab();
    const fault = screen.getByText('날짜를 읽지 못했어요. 2026-11-21처럼 적어 주세요.');
    expect(fault.closest('[aria-live=polite]')).not.toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toContain(fault.parentElement?.id);
    expect([field().value, meant()]).toEqual(['모레쯤', '']);
    await user.clear(field());
    await user.type(field(), '20261122');
    expect(screen.queryByText(/읽지 못했어요/)).toBeNull();
    expect(meant()).toBe('2026-11-22');
  });

  test('a day out of bounds is refused with the bound', async () => {
    const user = userEvent.setup();
    renderUi(<Form min="2026-11-10" max="2026-11-30" />);
    await user.type(field(), '20261201{Tab}');
    expect(screen.getByText('2026-11-30까지 고를 수 있어요.')).toBeTruthy();
    expect(meant()).toBe('');
  });

  test('Enter parses a short day before the form is submitted, and prevents the submission when it cannot be parsed', async () => {
    const user = userEvent.setup();
    const sent: string[] = [];
    renderUi(<Form onSubmit={() => sent.push(meant())} />);
    await user.type(field(), '2026-1-5{Enter}');
    expect(sent).toEqual(['2026-01-05']);
    await user.clear(field());
    await user.type(field(), '2026-1{Enter}');
    expect(sent).toHaveLength(1);
    expect(screen.getByText(/읽지 못했어요/)).toBeTruthy();
  });

  test('a new value is shown, also over a typed one', async () => {
    const user = userEvent.setup();
    renderUi(<Form start="2026-11-20" />);
    await user.clear(field());
    await user.type(field(), '20261121');
    await user.click(screen.getByRole('button', { name: '바꾸기' }));
    expect(field().value).toBe('2030-01-02');
  });
});

const openBy = async (user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> => {
  await user.click(screen.getByRole('button', { name: /달력 열기/ }));
  return screen.findByRole('dialog', { name: '날짜 고르기' });
};
const focusedDay = (): string | null | undefined => document.activeElement?.textContent;
/** Finds a day of the calendar by its accessible name. */
const dayOf = (place: HTMLElement, name: string): HTMLElement =>
  within(place).getByText((_, element) => element?.tagName === 'BUTTON' && element.textContent === name);

describe('the calendar', () => {
  test('opens on the selected day; a click on a day selects it, closes and restores the focus', async () => {
    const user = userEvent.setup();
    renderUi(<Form start="2026-11-21" />);
    const dialog = await openBy(user);
    expect(within(dialog).getByRole('grid', { name: '2026년 11월' })).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map((head) => head.textContent)
        .join(''),
    ).toBe('일월화수목금토');
    expect(focusedDay()).toBe('2026년 11월 21일 토요일');
    expect(within(dialog).getByRole('gridcell', { selected: true }).textContent).toBe('2026년 11월 21일 토요일');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('date');
    await user.click(dayOf(dialog, '2026년 11월 5일 목요일'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([meant(), field().value]).toEqual(['2026-11-05', '2026-11-05']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '달력 열기, 2026-11-05' }));
  });

  test('scrolls the focused day into view when the window is too low', async () => {
    const user = userEvent.setup();
    const seen: (string | null)[] = [];
    // jsdom has no layout and does not implement `scrollIntoView`.
    Element.prototype.scrollIntoView = function note(this: Element): void {
      seen.push(this.textContent);
    };
    renderUi(<Form start="2026-11-18" />);
    await openBy(user);
    await user.keyboard('{ArrowDown}');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(seen).toEqual(['2026년 11월 18일 수요일', '2026년 11월 25일 수요일']);
  });

  test.each([
    ['{ArrowRight}', '2026년 11월 19일 목요일'],
    ['{ArrowLeft}', '2026년 11월 17일 화요일'],
    ['{ArrowUp}', '2026년 11월 11일 수요일'],
    ['{ArrowDown}{ArrowDown}', '2026년 12월 2일 수요일'],
    ['{Home}', '2026년 11월 15일 일요일'],
    ['{End}', '2026년 11월 21일 토요일'],
    ['{PageUp}', '2026년 10월 18일 일요일'],
    ['{PageDown}', '2026년 12월 18일 금요일'],
    ['{Shift>}{PageUp}{/Shift}', '2025년 11월 18일 화요일'],
    ['{Shift>}{PageDown}{/Shift}', '2027년 11월 18일 목요일'],
  ])('%s leads to %s', async (keys, day) => {
    const user = userEvent.setup();
    renderUi(<Form start="2026-11-18" />);
    const dialog = await openBy(user);
    await user.keyboard(keys);
    expect(focusedDay()).toBe(day);
    expect(within(dialog).getByRole('grid').getAttribute('aria-label')).toBe(day.replace(/ \d+일 .*/, ''));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(meant()).toBe(
      day.replace(
        /^(\d+)년 (\d+)월 (\d+)일 .*/,
        (_, year: string, month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
      ),
    );
  });

  test('the arrow key in the field opens it, Escape closes it without a choice', async () => {
    const user = userEvent.setup();
    renderUi(<Form />);
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('dialog');
    expect(focusedDay()).toBe('2026년 11월 21일 토요일');
    await user.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '달력 열기' }));
    expect(days).toEqual([]);
  });

  test('Tab stays inside, first to last', async () => {
    const user = userEvent.setup();
    renderUi(<Form start="2026-11-18" />);
    const dialog = await openBy(user);
    for (let press = 0; press < 8; press += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    expect(focusedDay()).not.toBe('');
  });

  test('year and month are selected in lists, and the month is announced', async () => {
    const user = userEvent.setup();
    renderUi(<Form start="2026-11-30" />);
    const dialog = await openBy(user);
    await user.selectOptions(within(dialog).getByRole('combobox', { name: '연도' }), '1968');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: '월' }), '2월');
    expect(within(dialog).getByRole('grid', { name: '1968년 2월' })).toBeTruthy();
    expect(within(dialog).getByText('1968년 2월', { selector: '[aria-live=polite]' })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '다음 달' }));
    expect(within(dialog).getByRole('grid', { name: '1968년 3월' })).toBeTruthy();
    await user.click(dayOf(dialog, '1968년 3월 29일 금요일'));
    expect(meant()).toBe('1968-03-29');
  });

  test('days out of bounds cannot be selected, and no key and no button leads there', async () => {
    const user = userEvent.setup();
    renderUi(<Form start="2026-11-12" min="2026-11-10" max="2026-11-20" />);
    const dialog = await openBy(user);
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '다음 달' }).disabled).toBe(true);
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: '오늘' }).disabled).toBe(true);
    await user.click(dayOf(dialog, '2026년 11월 21일 토요일'));
    expect(days).toEqual([]);
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    dayOf(dialog, '2026년 11월 12일 목요일').focus();
    await user.keyboard('{PageDown}');
    expect(focusedDay()).toBe('2026년 11월 20일 금요일');
  });

  test('today and clear are one click', async () => {
    const user = userEvent.setup();
    renderUi(<Form start="2020-01-01" />);
    await user.click(within(await openBy(user)).getByRole('button', { name: '오늘' }));
    expect(meant()).toBe('2026-11-21');
    await user.click(within(await openBy(user)).getByRole('button', { name: '지우기' }));
    expect([meant(), field().value]).toEqual(['', '']);
  });

  test('a click elsewhere closes it', async () => {
    const user = userEvent.setup();
    renderUi(<Form />);
    await openBy(user);
    fireEvent(document.body, new MouseEvent('pointerdown', { bubbles: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is a sheet on a phone', async () => {
    setWidth(390);
    const user = userEvent.setup();
    renderUi(<Form start="2026-11-21" />);
    const sheet = await openBy(user);
    expect(sheet.getAttribute('aria-modal')).toBe('true');
    expect(focusedDay()).toBe('2026년 11월 21일 토요일');
    await user.click(dayOf(sheet, '2026년 11월 2일 월요일'));
    expect(meant()).toBe('2026-11-02');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a disabled date field cannot be typed into or opened', () => {
  renderUi(<Form start="2026-11-21" disabled />);
  expect(field().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /달력 열기/ }).disabled).toBe(true);
});
