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
  test('separates thousands while it is typed and tells the number', async () => {
    const user = userEvent.setup();
    renderUi(<Money />);
    await user.type(box(), '1234567.25');
    expect(box().value).toBe('1,234,567.25');
    expect(meant()).toBe('1234567.25');
  });

  test('keeps the caret where the person types', async () => {
    const user = userEvent.setup();
    renderUi(<Money start={1234567} />);
    await user.type(box(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box().value).toBe('12,934,567');
    expect(box().selectionStart).toBe(4);
  });

  test('Backspace behind a separator takes the digit before it in the second try at the latest', async () => {
    const user = userEvent.setup();
    renderUi(<Money start={1234} />);
    await user.type(box(), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([box().value, box().selectionStart]).toEqual(['1,234', 1]);
    await user.keyboard('{Backspace}');
    expect(box().value).toBe('234');
  });

  test('refuses a second point and leaves text and caret alone', async () => {
    const user = userEvent.setup();
    renderUi(<Money start={12.5} />);
    await user.type(box(), '.', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([box().value, box().selectionStart, meant()]).toEqual(['12.5', 1, '12.5']);
  });

  test('takes the maximum at once and the minimum when it is left', async () => {
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

  test('is 0 for what is no number and blank only where that is allowed', async () => {
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

  test('understands 1억 2,000만 when it is pasted', async () => {
    const user = userEvent.setup();
    renderUi(<Money />);
    await user.click(box());
    await user.paste('1억 2,000만');
    expect(meant()).toBe('120000000');
    await user.tab();
    expect(box().value).toBe('120,000,000');
  });

  test('takes 1억 2,000만 typed key by key, the caret after each', async () => {
    const user = userEvent.setup();
    renderUi(<Money />);
    await user.type(box(), '1억 2,000만');
    expect([box().value, meant()]).toEqual(['1억 2,000만', '120000000']);
  });

  test('touches nothing while the IME composes', () => {
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

  test('gives its element to who asks for it, so that a form can put the focus there', () => {
    const found: { current: HTMLInputElement | null } = { current: null };
    renderUi(
      <Field label="예산">
        <NumberInput ref={found} value={1} onChange={() => undefined} />
      </Field>,
    );
    expect(found.current).toBe(box());
  });

  test('shows a number that comes from outside', async () => {
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
  test('writes the hyphens and hands out digits', async () => {
    const user = userEvent.setup();
    renderUi(<Phone />);
    await user.type(screen.getByLabelText('휴대폰 번호'), '01012345678');
    expect(screen.getByLabelText<HTMLInputElement>('휴대폰 번호').value).toBe('010-1234-5678');
    expect(screen.getByRole('status').textContent).toBe('01012345678');
  });

  test('a digit put into the middle keeps the caret behind it', async () => {
    const user = userEvent.setup();
    renderUi(<Phone start="0101234567" />);
    const input = screen.getByLabelText<HTMLInputElement>('휴대폰 번호');
    await user.type(input, '9', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(input.value).toBe('010-1923-4567');
    expect(input.selectionStart).toBe(6);
  });

  test('takes a pasted number in any writing', async () => {
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
  test('says the amount in words under the field as it is typed', async () => {
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

  test('what is wrong takes the line of the words while there are none', async () => {
    const user = userEvent.setup();
    renderUi(<Price />);
    expect(lineOf()).toBe('block');
    cleanup();
    renderUi(<Price error="1만 원 이상 적어 주세요." />);
    expect(lineOf()).toBe('none');
    await user.type(box(), '12000');
    expect(lineOf()).toBe('block');
  });

  test('takes whole won only, none below nothing', async () => {
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
