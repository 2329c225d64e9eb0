import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button, Modal } from '../src/index.ts';
import { renderUi } from './harness.tsx';

/** The watchers that wait for Android's back button, as a browser keeps them. */
const watching = new Set<FakeCloseWatcher>();

class FakeCloseWatcher extends EventTarget {
  constructor() {
    super();
    watching.add(this);
  }
  destroy(): void {
    watching.delete(this);
  }
}

/** All that were made without a press of the user close together. */
const goBack = (): void =>
  act(() => {
    const closing = Array.from(watching);
    watching.clear();
    for (const watcher of closing) watcher.dispatchEvent(new Event('close'));
  });

const runOn = (platform: string | undefined): void =>
  void Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    value: platform === undefined ? undefined : { platform },
  });

beforeEach(() => {
  watching.clear();
  Object.assign(globalThis, { CloseWatcher: FakeCloseWatcher });
});
afterEach(() => {
  cleanup();
  runOn(undefined);
  Reflect.deleteProperty(globalThis, 'CloseWatcher');
});

function Page() {
  const [open, setOpen] = useState(0);
  const [isBusy, setBusy] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(1)}>열기</Button>
      <Modal open={open > 0} onClose={() => setOpen(0)} title="아래">
        <Button onClick={() => setOpen(2)}>더 열기</Button>
      </Modal>
      <Modal open={open > 1} onClose={() => (isBusy ? setBusy(false) : setOpen(1))} title="위" />
    </>
  );
}

test('each press of Android’s back button closes one dialog, and keeps one that does not close', async () => {
  runOn('Android');
  renderUi(<Page />);
  const user = userEvent.setup();
  expect(watching.size).toBe(0);
  await user.click(screen.getByRole('button', { name: '열기' }));
  await user.click(screen.getByRole('button', { name: '더 열기' }));
  expect(watching.size).toBe(1);
  goBack();
  expect(screen.getByRole('dialog', { name: '위' })).toBeTruthy();
  goBack();
  expect(await screen.findByRole('dialog', { name: '아래' })).toBeTruthy();
  goBack();
  expect(watching.size).toBe(0);
});

test('elsewhere Escape is left to the dialogs', async () => {
  runOn('Linux');
  renderUi(<Page />);
  await userEvent.setup().click(screen.getByRole('button', { name: '열기' }));
  expect(watching.size).toBe(0);
});
