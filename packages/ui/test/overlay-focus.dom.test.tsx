import { afterEach, expect, test } from '@jest/globals';
import { useState } from 'react';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomSheet, Button, ConfirmDialog, Modal, toast, Toaster } from '../src/index.ts';
import { renderUi } from './harness.tsx';

afterEach(cleanup);

function DeletedOpener() {
  const [rows, setRows] = useState(['하나', '둘']);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <ul aria-label="일정">
        {rows.map((row) => (
          <li key={row}>
            <Button onClick={() => setAsked(row)}>{row} 삭제</Button>
          </li>
        ))}
      </ul>
      <Modal
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="삭제할까요?"
        footer={
          <Button
            onClick={() => {
              setRows(rows.filter((row) => row !== asked));
              setAsked(undefined);
            }}
          >
            네
          </Button>
        }
      />
    </>
  );
}

test('after its opener was deleted the focus stays in the list', async () => {
  const user = userEvent.setup();
  renderUi(<DeletedOpener />);
  await user.click(screen.getByRole('button', { name: '하나 삭제' }));
  await user.click(screen.getByRole('button', { name: '네' }));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: '일정' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '둘 삭제' }));
  expect(screen.getByRole('list', { name: '일정' }).hasAttribute('tabindex')).toBe(false);
});

function Following() {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onClick={() => setStep(1)}>시작</Button>
      <Modal open={step === 1} onClose={() => setStep(0)} title="첫째">
        <Button onClick={() => setStep(2)}>다음</Button>
      </Modal>
      <BottomSheet open={step === 2} onClose={() => setStep(0)} title="둘째" />
    </>
  );
}

test('an overlay that replaces another one returns the focus to the opener of the first', async () => {
  const user = userEvent.setup();
  renderUi(<Following />);
  await user.click(screen.getByRole('button', { name: '시작' }));
  await user.click(screen.getByRole('button', { name: '다음' }));
  expect(screen.getByRole('dialog', { name: '둘째' }).contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '시작' }));
  expect(document.documentElement.style.overflow).toBe('');
});

test('the page behind is inert while an overlay is open, toasts are not', async () => {
  const user = userEvent.setup();
  const { container } = renderUi(
    <>
      <Following />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button', { name: '시작' }));
  expect(container.inert).toBe(true);
  expect(screen.getByRole('region', { name: '알림 메시지' }).inert).not.toBe(true);
  await user.keyboard('{Escape}');
  expect(container.inert).toBe(false);
});

test('F8 focuses the newest toast; Escape closes it and restores the focus', async () => {
  const user = userEvent.setup();
  renderUi(
    <>
      <Button>하던 곳</Button>
      <Toaster />
    </>,
  );
  await user.tab();
  act(() => {
    toast({ title: '삭제했어요', action: { label: '되돌리기', onClick: () => undefined } });
  });
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '되돌리기' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByText('삭제했어요')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '하던 곳' }));
});

test('a confirmation dialog cannot be closed while its action runs, then shows why it failed', async () => {
  const user = userEvent.setup();
  const work = Promise.withResolvers<void>();
  const closed: string[] = [];
  renderUi(
    <ConfirmDialog
      open
      title="삭제할까요?"
      confirmLabel="삭제"
      tone="danger"
      onConfirm={() => work.promise}
      onClose={() => closed.push('closed')}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '취소' }));
  await user.click(screen.getByRole('button', { name: '삭제' }));
  await user.keyboard('{Escape}');
  expect(closed).toEqual([]);
  await act(async () => {
    work.reject(new Error('이미 쓰이고 있어요.'));
    await work.promise.catch(() => undefined);
  });
  expect(screen.getByRole('alert').textContent).toBe('이미 쓰이고 있어요.');
  await user.keyboard('{Escape}');
  expect(closed).toEqual(['closed']);
});
