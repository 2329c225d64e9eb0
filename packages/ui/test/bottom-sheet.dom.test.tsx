import { afterEach, expect, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BottomSheet, Button } from '../src/index.ts';
import { present, renderUi } from './harness.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>필터</Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="필터 고르기">
        <Button>적용</Button>
      </BottomSheet>
    </>
  );
}

async function openSheet(): Promise<{ user: ReturnType<typeof userEvent.setup>; sheet: HTMLElement }> {
  const user = userEvent.setup();
  renderUi(<Page />);
  await user.click(screen.getByRole('button', { name: '필터' }));
  const sheet = screen.getByRole('dialog', { name: '필터 고르기' });
  Object.defineProperty(sheet, 'offsetHeight', { value: 800 });
  return { user, sheet };
}

function drag(sheet: HTMLElement, by: number, inMs: number): void {
  const handle = present(sheet.firstElementChild, 'the handle');
  // jsdom has no PointerEvent; a mouse event of that name has the fields that the sheet reads.
  const send = (type: string, clientY: number, timeStamp: number): boolean =>
    fireEvent(
      handle,
      Object.defineProperty(new MouseEvent(type, { bubbles: true, button: 0, clientY }), 'timeStamp', {
        value: timeStamp,
      }),
    );
  send('pointerdown', 100, 1000);
  send('pointermove', 100 + by, 1000 + inMs);
  expect(sheet.style.transform).toBe(`translateY(${by}px)`);
  send('pointerup', 100 + by, 1000 + inMs);
}

test('is a modal dialog at z-index 60, locks the page, and restores the focus', async () => {
  const { user, sheet } = await openSheet();
  expect(sheet.getAttribute('aria-modal')).toBe('true');
  expect(getComputedStyle(present(sheet.parentElement, 'the backdrop')).zIndex).toBe('60');
  expect(document.documentElement.style.overflow).toBe('hidden');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '필터' }));
});

test('closes by its backdrop and by its button', async () => {
  const { user, sheet } = await openSheet();
  await user.click(present(sheet.parentElement, 'the backdrop'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: '필터' }));
  await user.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a drag that starts inside and ends on the backdrop closes nothing', async () => {
  const { sheet } = await openSheet();
  fireEvent.pointerDown(screen.getByText('필터 고르기'));
  fireEvent.click(present(sheet.parentElement, 'the backdrop'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test.each([
  ['a long slow drag', 300, 2000],
  ['a short fling', 60, 50],
])('%s of the handle closes it', async (_name, by, inMs) => {
  const { sheet } = await openSheet();
  drag(sheet, by, inMs);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a short slow drag springs back', async () => {
  const { sheet } = await openSheet();
  drag(sheet, 60, 2000);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect(sheet.style.transform).toBe('');
});
