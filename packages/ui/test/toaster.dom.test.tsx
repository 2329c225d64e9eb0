import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { dismissToast, Modal, toast, Toaster, UiProvider, type ToastOptions } from '../src/index.ts';
import { present, renderUi } from './harness.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  renderUi(<Toaster />);
});
afterEach(() => {
  act(() => dismissToast());
  cleanup();
  jest.useRealTimers();
});
const show = (options: ToastOptions): void => {
  act(() => {
    toast(options);
  });
};
const wait = (ms: number): void => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

test('a neutral message is announced politely, a failure at once', () => {
  show({ title: '저장했어요', tone: 'success' });
  show({ title: '보내지 못했어요', tone: 'danger' });
  expect(screen.getByText('저장했어요').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('보내지 못했어요').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
});

test('disappears after 4 seconds, after 8 with an action', () => {
  show({ title: '저장했어요' });
  show({ title: '삭제했어요', action: { label: '되돌리기', onClick: () => undefined } });
  wait(4001);
  expect(screen.queryByText('저장했어요')).toBeNull();
  expect(screen.queryByText('삭제했어요')).not.toBeNull();
  wait(4001);
  expect(screen.queryByText('삭제했어요')).toBeNull();
});

test('stays while the pointer is on it', () => {
  show({ title: '저장했어요' });
  const bubble = present(screen.getByText('저장했어요').parentElement?.parentElement, 'the message');
  fireEvent.pointerEnter(bubble);
  wait(60_000);
  expect(screen.queryByText('저장했어요')).not.toBeNull();
  fireEvent.pointerLeave(bubble);
  wait(4001);
  expect(screen.queryByText('저장했어요')).toBeNull();
});

test('its action runs once and closes it; the close button only closes it', () => {
  const onClick = jest.fn();
  show({ title: '삭제했어요', action: { label: '되돌리기', onClick } });
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  show({ title: '저장했어요' });
  fireEvent.click(screen.getByRole('button', { name: '알림 닫기' }));
  expect(screen.queryByText('저장했어요')).toBeNull();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('at most three are shown, and the same message once', () => {
  for (const title of ['하나', '둘', '셋', '넷', '넷']) show({ title });
  expect(screen.getAllByRole('button', { name: '알림 닫기' })).toHaveLength(3);
  expect(screen.queryByText('하나')).toBeNull();
  expect(screen.getAllByText('넷')).toHaveLength(1);
});

const isAtTop = (): boolean => getComputedStyle(screen.getByRole('region', { name: '알림 메시지' })).bottom === 'auto';
test('is at the upper edge of a phone while a sheet or a dialog is open, whose buttons it would cover', () => {
  expect(isAtTop()).toBe(false);
  const { rerender } = renderUi(<Modal open title="번호 변경" onClose={() => undefined} />);
  expect(isAtTop()).toBe(true);
  rerender(
    <UiProvider>
      <Modal open={false} title="번호 변경" onClose={() => undefined} />
    </UiProvider>,
  );
  expect(isAtTop()).toBe(false);
});
