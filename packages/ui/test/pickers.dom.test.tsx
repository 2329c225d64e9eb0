import { afterEach, describe, expect, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CascadePicker, Field, Rating, RatingInput, type CascadeNode } from '../src/index.ts';
import { renderUi } from './harness.tsx';

afterEach(cleanup);

const regions: CascadeNode[] = [
  {
    value: '11',
    label: '서울',
    children: [
      { value: '11-1', label: '강남구' },
      { value: '11-2', label: '강동구' },
    ],
  },
  {
    value: '26',
    label: '부산',
    children: [
      { value: '26-1', label: '중구' },
      { value: '26-2', label: '해운대구' },
    ],
  },
];
const types: CascadeNode[] = [
  { value: 'work', label: '공사', children: regions },
  {
    value: 'service',
    label: '용역',
    children: [{ value: 'clean', label: '청소', children: [{ value: 'clean-1', label: '물탱크 청소' }] }],
  },
];

const NOTHING: readonly string[] = [];
function Picker({
  nodes = regions,
  max,
  start = NOTHING,
  error,
}: {
  nodes?: CascadeNode[];
  max?: number;
  start?: readonly string[];
  error?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="지역" error={error}>
        <CascadePicker label="지역" nodes={nodes} value={value} onChange={setValue} max={max} />
      </Field>
      <p data-testid="value">{value.join()}</p>
    </>
  );
}
const value = (): string | null => screen.getByTestId('value').textContent;
const focused = (): string | null | undefined => document.activeElement?.textContent;
const open = async (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
  user.click(await screen.findByRole('button', { name: /^지역/ }));

describe('cascade picker', () => {
  test('selects parts of several groups and applies them with 적용', async () => {
    const user = userEvent.setup();
    renderUi(<Picker />);
    await open(user);
    await user.click(screen.getByRole('checkbox', { name: '강남구' }));
    screen.getByRole('tab', { name: /서울/ }).focus();
    await user.keyboard('{ArrowDown}');
    await user.click(
      within(screen.getByRole('tabpanel', { name: '부산' })).getByRole('checkbox', { name: '부산 전체' }),
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '해운대구' }).checked).toBe(true);
    expect(value()).toBe('');
    await user.click(screen.getByRole('button', { name: '2개 적용' }));
    expect(value()).toBe('11-1,26');
    expect(screen.getByRole('button', { name: '지역 서울 강남구 외 1개' })).toBe(document.activeElement);
    await user.click(screen.getByRole('button', { name: '부산 전체 제거' }));
    expect(value()).toBe('11-1');
  });

  test('Escape changes nothing', async () => {
    const user = userEvent.setup();
    renderUi(<Picker />);
    await open(user);
    await user.click(screen.getByRole('checkbox', { name: '강동구' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await open(user);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '강동구' }).checked).toBe(false);
  });

  test('search finds by name and reports when there is no result', async () => {
    const user = userEvent.setup();
    renderUi(<Picker />);
    await open(user);
    const search = screen.getByRole('searchbox', { name: '지역 검색' });
    await user.type(search, '해운대');
    await user.click(screen.getByRole('checkbox', { name: '부산 해운대구' }));
    await user.clear(search);
    await user.type(search, '제주');
    expect(screen.getByText('찾는 지역 항목이 없어요')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '1개 적용' }));
    expect(value()).toBe('26-2');
  });

  test('stops at the maximum, and a choice replaces the other where only one is allowed', async () => {
    const user = userEvent.setup();
    renderUi(<Picker max={2} />);
    await open(user);
    await user.click(screen.getByRole('checkbox', { name: '강남구' }));
    await user.click(screen.getByRole('checkbox', { name: '강동구' }));
    await user.click(screen.getByRole('tab', { name: '부산' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '중구' }).disabled).toBe(true);
    expect(screen.getByText('2개를 모두 골랐어요. 바꾸려면 하나를 빼 주세요.')).toBeTruthy();
    cleanup();
    renderUi(<Picker max={1} />);
    await open(user);
    await user.click(screen.getByRole('checkbox', { name: '강남구' }));
    await user.click(screen.getByRole('checkbox', { name: '강동구' }));
    await user.click(screen.getByRole('button', { name: '1개 적용' }));
    expect(value()).toBe('11-2');
  });

  test('removing a chip moves the focus to the next, to the previous, and at last to the button or the dialog', async () => {
    const user = userEvent.setup();
    renderUi(<Picker start={['11-1', '11-2', '26-1', '26-2']} />);
    await user.click(await screen.findByRole('button', { name: '서울 강동구 제거' }));
    expect(focused()).toContain('부산 중구');
    await user.click(screen.getByRole('button', { name: '부산 해운대구 제거' }));
    expect(focused()).toContain('부산 중구');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '지역 서울 강남구' }));
    await open(user);
    await user.click(screen.getByRole('button', { name: '서울 강남구 제거' }));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  test('its dialog does not inherit the state of the field that opened it', async () => {
    const user = userEvent.setup();
    renderUi(<Picker error="하나 이상 골라 주세요" />);
    await open(user);
    const search = screen.getByRole('searchbox', { name: '지역 검색' });
    expect([search.getAttribute('aria-invalid'), search.getAttribute('aria-describedby')]).toEqual([null, null]);
  });

  test('shows a third level as tabs', async () => {
    const user = userEvent.setup();
    renderUi(<Picker nodes={types} />);
    await open(user);
    await user.click(screen.getByRole('tab', { name: '용역' }));
    await user.click(screen.getByRole('checkbox', { name: '물탱크 청소' }));
    await user.click(screen.getByRole('button', { name: '1개 적용' }));
    expect(value()).toBe('clean-1');
    expect(screen.getByRole('button', { name: '지역 용역 청소 물탱크 청소' })).toBeTruthy();
  });
});

function Stars({ step }: { step: 1 | 0.5 }) {
  const [rating, setRating] = useState(0);
  return (
    <Field label="만족도" error={rating === 0 ? '별점을 골라 주세요' : undefined}>
      <RatingInput step={step} value={rating} onChange={setRating} />
    </Field>
  );
}

describe('rating', () => {
  test.each([
    [4.26, '5점 만점에 4.3점'],
    [0, '평가없음'],
    [-1, '평가없음'],
    [null, '평가없음'],
  ])('%s is announced as %s', (rating, words) => {
    renderUi(<Rating value={rating} count={12} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('is set by digits, and announces when it is missing', async () => {
    const user = userEvent.setup();
    renderUi(<Stars step={0.5} />);
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: '만족도' });
    expect([slider.getAttribute('aria-valuetext'), slider.getAttribute('aria-invalid'), slider.step]).toEqual([
      '아직 없음',
      'true',
      '0.5',
    ]);
    slider.focus();
    await user.keyboard('4');
    expect([slider.getAttribute('aria-valuetext'), slider.getAttribute('aria-invalid')]).toEqual([
      '5점 만점에 4점',
      null,
    ]);
  });
});
