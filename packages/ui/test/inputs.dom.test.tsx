import { afterEach, describe, expect, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusinessNoInput, Field, MoneyInput, NumberInput, TelInput, type NumberInputProps } from '../src/index.ts';
import { present, renderUi } from './harness.tsx';

afterEach(cleanup);

const values: (number | string | null)[] = [];

function Money({ start = null, ...rules }: { start?: number | null } & Partial<NumberInputProps>) {
  const [value, setValue] = useState<number | null>(start);
  const onChange = (next: number | null): void => {
    values.push(next);
    setValue(next);
  };
  return (
    <>
      <Field label="예산">
        <NumberInput {...rules} value={value} onChange={onChange} />
      </Field>
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(5000)}>
        바꾸기
      </button>
    </>
  );
}
const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');
const meant = (): string | null => screen.getByRole('status').textContent;

describe('number input', () => {
  test('separates thousands while it is typed and passes on the number', async () => {
    const user = userEvent.setup();
    renderUi(<Money />);
    await user.type(box(), '1234567.25');
    expect(box().value).toBe('1,234,567.25');
    expect(meant()).toBe('1234567.25');
  });

  test('keeps the caret at the edit', async () => {
    const user = userEvent.setup();
    renderUi(<Money start={1234567} />);
    await user.type(box(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box().value).toBe('12,934,567');
    expect(box().selectionStart).toBe(4);
  });

  test('Backspace after a separator deletes the digit before it at the second press at the latest', async () => {
    const user = userEvent.setup();
    renderUi(<Money start={1234} />);
    await user.type(box(), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([box().value, box().selectionStart]).toEqual(['1,234', 1]);
    await user.keyboard('{Backspace}');
    expect(box().value).toBe('234');
  });

  test('refuses a second decimal point without changing text or caret', async () => {
    const user = userEvent.setup();
    renderUi(<Money start={12.5} />);
    await user.type(box(), '.', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([box().value, box().selectionStart, meant()]).toEqual(['12.5', 1, '12.5']);
  });

  test('clamps to the maximum at once and to the minimum on blur', async () => {
    const user = userEvent.setup();
    renderUi(<Money min={10} max={500} />);
    await user.type(box(), '3');
    expect([box().value, meant()]).toEqual(['3', '10']);
    await user.tab();
    expect(box().value).toBe('10');
    await user.clear(box());
    await user.type(box(), '999');
    expect([box().value, meant()]).toEqual(['500', '500']);
  });

  test('is 0 for a text without a number, and blank only where that is allowed', async () => {
    const user = userEvent.setup();
    renderUi(<Money start={7} />);
    await user.clear(box());
    expect([box().value, meant()]).toEqual(['0', '0']);
    await user.type(box(), '8');
    expect(box().value).toBe('8');
    cleanup();
    renderUi(<Money start={7} allowBlank />);
    await user.clear(box());
    expect([box().value, meant()]).toEqual(['', 'null']);
  });

  test('parses a pasted 1억 2,000만', async () => {
    const user = userEvent.setup();
    renderUi(<Money />);
    await user.click(box());
    await user.paste('1억 2,000만');
    expect(meant()).toBe('120000000');
    await user.tab();
    expect(box().value).toBe('120,000,000');
  });

  test('accepts 1억 2,000만 typed key by key, with the caret after each', async () => {
    const user = userEvent.setup();
    renderUi(<Money />);
    await user.type(box(), '1억 2,000만');
    expect([box().value, meant()]).toEqual(['1억 2,000만', '120000000']);
  });

  test('changes nothing during an IME composition', () => {
    renderUi(<Money start={1} />);
    fireEvent.compositionStart(box());
    fireEvent.input(box(), { target: { value: '1ㅇ' } });
    expect(box().value).toBe('1ㅇ');
    fireEvent.input(box(), { target: { value: '1억' } });
    fireEvent.compositionEnd(box());
    expect([box().value, meant()]).toEqual(['1억', '100000000']);
    fireEvent.blur(box());
    expect(box().value).toBe('100,000,000');
  });

  test('forwards its ref, so that a form can focus it', () => {
    const found: { current: HTMLInputElement | null } = { current: null };
    renderUi(
      <Field label="예산">
        <NumberInput ref={found} value={1} onChange={() => undefined} />
      </Field>,
    );
    expect(found.current).toBe(box());
  });

  test('shows a new value', async () => {
    const user = userEvent.setup();
    renderUi(<Money start={1} />);
    await user.click(screen.getByRole('button', { name: '바꾸기' }));
    expect(box().value).toBe('5,000');
  });
});

function Phone({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="휴대폰 번호">
        <TelInput value={value} onChange={setValue} />
      </Field>
      <output>{value}</output>
    </>
  );
}

describe('phone input', () => {
  test('writes the hyphens and passes on digits', async () => {
    const user = userEvent.setup();
    renderUi(<Phone />);
    await user.type(screen.getByLabelText('휴대폰 번호'), '01012345678');
    expect(screen.getByLabelText<HTMLInputElement>('휴대폰 번호').value).toBe('010-1234-5678');
    expect(screen.getByRole('status').textContent).toBe('01012345678');
  });

  test('the caret stays after a digit that is inserted in the middle', async () => {
    const user = userEvent.setup();
    renderUi(<Phone start="0101234567" />);
    const input = screen.getByLabelText<HTMLInputElement>('휴대폰 번호');
    await user.type(input, '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(input.value).toBe('010-1923-4567');
    expect(input.selectionStart).toBe(6);
  });

  test('in the middle of a full number nothing more is taken: what stands there is neither moved nor cut', async () => {
    const user = userEvent.setup();
    renderUi(<Phone start="01012345678" />);
    const input = screen.getByLabelText<HTMLInputElement>('휴대폰 번호');
    await user.type(input, '999', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect([input.value, input.selectionStart]).toEqual(['010-1234-5678', 6]);
    await user.keyboard('{Backspace}98');
    expect([input.value, input.selectionStart]).toEqual(['010-1934-5678', 6]);
  });

  test('accepts a pasted number in any format', async () => {
    const user = userEvent.setup();
    renderUi(<Phone />);
    await user.click(screen.getByLabelText('휴대폰 번호'));
    await user.paste('+82 10 1234 5678');
    expect(screen.getByLabelText<HTMLInputElement>('휴대폰 번호').value).toBe('010-1234-5678');
  });
});

function Business() {
  const [value, setValue] = useState('');
  return (
    <Field label="사업자등록번호">
      <BusinessNoInput value={value} onChange={setValue} />
    </Field>
  );
}

test('a business number is hyphened while it is typed', async () => {
  const user = userEvent.setup();
  renderUi(<Business />);
  await user.type(screen.getByLabelText('사업자등록번호'), '1248100998');
  expect(screen.getByLabelText<HTMLInputElement>('사업자등록번호').value).toBe('124-81-00998');
});

test('a selected part of a full business number is replaced in the order of typing', async () => {
  const user = userEvent.setup();
  renderUi(<Business />);
  const input = screen.getByLabelText<HTMLInputElement>('사업자등록번호');
  await user.type(input, '1248100998');
  await user.type(input, '569', { initialSelectionStart: 4, initialSelectionEnd: 6 });
  expect([input.value, input.selectionStart]).toEqual(['124-56-00998', 6]);
});

function Price({ start = null, error }: { start?: number | null; error?: string }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <Field label="예상 계약금" error={error}>
      <MoneyInput value={value} onChange={setValue} allowBlank />
    </Field>
  );
}

const lineOf = (): string => getComputedStyle(present(document.querySelector('p'), 'the line of the words')).display;

describe('money input', () => {
  test('shows the amount in words under the field while it is typed', async () => {
    const user = userEvent.setup();
    renderUi(<Price />);
    await user.type(box(), '12000');
    expect(box().value).toBe('12,000');
    const words = screen.getByText('1만 2,000원');
    const described = box()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual([words.textContent, '원']);
    await user.type(box(), '0000');
    expect(screen.getByText('1억 2,000만 원')).toBeTruthy();
  });

  test('an error takes the line of the words while there are none', async () => {
    const user = userEvent.setup();
    renderUi(<Price />);
    expect(lineOf()).toBe('block');
    cleanup();
    renderUi(<Price error="1만 원 이상 적어 주세요." />);
    expect(lineOf()).toBe('none');
    await user.type(box(), '12000');
    expect(lineOf()).toBe('block');
  });

  test('accepts whole won from 0 up only', async () => {
    const user = userEvent.setup();
    renderUi(<Price />);
    await user.type(box(), '-1234.9');
    expect(box().value).toBe('1,234.9');
    await user.tab();
    expect(box().value).toBe('1,234');
    await user.clear(box());
    expect(box().value).toBe('');
    await user.type(box(), '1.5억');
    await user.tab();
    expect(box().value).toBe('150,000,000');
  });
});
