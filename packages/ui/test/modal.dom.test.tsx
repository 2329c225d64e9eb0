import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Modal, UiProvider, type ModalProps } from '../src/index.ts';

afterEach(cleanup);
afterEach(() => {
  jest.useRealTimers();
});

function Page(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="일정 등록"
        description="필요한 것만 적어요"
        footer={<Button>저장</Button>}
        {...props}
      >
        <input aria-label="제목" />
      </Modal>
    </UiProvider>
  );
}

function Two() {
  const [open, setOpen] = useState(0);
  return (
    <UiProvider>
      <Button onClick={() => setOpen(1)}>열기</Button>
      <Modal open={open > 0} onClose={() => setOpen(0)} title="아래">
        <Button onClick={() => setOpen(2)}>더 열기</Button>
      </Modal>
      <Modal open={open > 1} onClose={() => setOpen(1)} title="위" />
    </UiProvider>
  );
}

const backdrop = (): HTMLElement => {
  const found = screen.getByRole('dialog').parentElement;
  if (!found) throw new Error('The dialog has no backdrop');
  return found;
};

function clickBackdrop(): void {
  fireEvent.pointerDown(backdrop());
  fireEvent.click(backdrop());
}

describe('modal', () => {
  test('is a labelled modal dialog at z-index 60 that takes the focus and restores it', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    const dialog = screen.getByRole('dialog', { name: '일정 등록', description: '필요한 것만 적어요' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(getComputedStyle(backdrop()).zIndex).toBe('60');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '열기' }));
  });

  test('keeps Tab inside, in both directions', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    const order: (string | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await user.tab();
      order.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
    }
    expect(order).toEqual(['닫기', '제목', '저장', '닫기']);
    await user.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('저장');
  });

  test('closes at the first backdrop click', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    await user.click(screen.getByText('필요한 것만 적어요'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await user.click(backdrop());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without direct close the first click shows a hint and only a second within 3 seconds closes', () => {
    jest.useFakeTimers();
    render(<Page directClose={false} />);
    fireEvent.click(screen.getByRole('button', { name: '열기' }));
    clickBackdrop();
    expect(screen.getByText('닫을려면 한번 더 눌러주세요.')).toBeTruthy();
    act(() => {
      jest.advanceTimersByTime(3001);
    });
    expect(screen.queryByText('닫을려면 한번 더 눌러주세요.')).toBeNull();
    clickBackdrop();
    expect(screen.queryByRole('dialog')).not.toBeNull();
    act(() => {
      jest.advanceTimersByTime(2900);
    });
    clickBackdrop();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a drag that starts inside and ends on the backdrop closes nothing', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    fireEvent.pointerDown(screen.getByLabelText('제목'));
    fireEvent.click(backdrop());
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });

  test('locks the page scroll while any modal is open, and Escape closes only the top one', async () => {
    const user = userEvent.setup();
    render(<Two />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    await user.click(screen.getByRole('button', { name: '더 열기' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '위' })).toBeNull();
    expect(screen.getByRole('dialog', { name: '아래' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '더 열기' }));
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('keys scroll long text at once, although the focus is on the dialog', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    const body = screen.getByLabelText('제목').parentElement;
    if (!body) throw new Error('The field has no body');
    await user.keyboard('{PageDown}');
    expect(body.scrollTop).toBe(0);
    Object.defineProperties(body, { clientHeight: { value: 400 }, scrollHeight: { value: 2000 } });
    const tops: number[] = [];
    for (const key of ['{PageDown}', ' ', '{Shift>} {/Shift}', '{ArrowDown}', '{ArrowUp}', '{PageUp}', '{End}']) {
      await user.keyboard(key);
      tops.push(body.scrollTop);
    }
    expect(tops).toEqual([350, 700, 350, 390, 350, 0, 2000]);
    screen.getByRole('button', { name: '저장' }).focus();
    await user.keyboard('{ArrowUp}{PageUp}');
    expect(body.scrollTop).toBe(1650);
  });

  test('the buttons have an edge while the text above them can scroll', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: '열기' }));
    const body = screen.getByLabelText('제목').parentElement;
    const foot = screen.getByRole('button', { name: '저장' }).parentElement;
    if (!body || !foot) throw new Error('The dialog has no text or no buttons');
    expect(getComputedStyle(foot).boxShadow).not.toContain('inset');
    // Tab reaches text that scrolls in the same way.
    body.tabIndex = 0;
    expect(getComputedStyle(foot).boxShadow).toContain('inset');
  });
});
