import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LIMITS } from '@danji/contracts/limits';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useSearchText } from '../src/use-search-text.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Renders a field whose query `asked` the test changes as a URL does: later, and from elsewhere too. */
function openField(asked = '') {
  const onAsk = jest.fn<(words: string) => void>();
  const { result, rerender } = renderHook(({ words }) => useSearchText(words, onAsk), {
    initialProps: { words: asked },
  });
  return {
    onAsk,
    shown: () => result.current.text,
    type: (text: string) => act(() => result.current.setText(text)),
    enter: (text: string) => act(() => result.current.submit(text)),
    pause: () => act(() => jest.advanceTimersByTime(LIMITS.searchDebounceMs)),
    becomes: (words: string) => rerender({ words }),
  };
}

test('searches when the user pauses, for the trimmed text, and never twice for the same', () => {
  const { onAsk, type, pause, becomes } = openField();
  type('관');
  type(' 관리 ');
  expect(onAsk).not.toHaveBeenCalled();
  pause();
  expect(onAsk.mock.calls).toEqual([['관리']]);
  becomes('관리');
  type('관리');
  pause();
  expect(onAsk).toHaveBeenCalledTimes(1);
});

test('searches at once on Enter, and not again after the pause', () => {
  const { onAsk, type, enter, pause } = openField();
  type('경비');
  enter('경비');
  expect(onAsk.mock.calls).toEqual([['경비']]);
  pause();
  expect(onAsk).toHaveBeenCalledTimes(1);
});

test('keeps what was typed while the previous query was on its way to the URL', () => {
  const { onAsk, shown, type, pause, becomes } = openField();
  type('관리');
  pause();
  type('관리소');
  becomes('관리');
  expect(shown()).toBe('관리소');
  pause();
  expect(onAsk.mock.calls).toEqual([['관리'], ['관리소']]);
});

test('shows a query from elsewhere, and does not search for it again', () => {
  const { onAsk, shown, type, pause, becomes } = openField('경비');
  expect(shown()).toBe('경비');
  becomes('청소');
  expect(shown()).toBe('청소');
  type('');
  pause();
  becomes('');
  becomes('청소');
  expect(shown()).toBe('청소');
  pause();
  expect(onAsk.mock.calls).toEqual([['']]);
});
