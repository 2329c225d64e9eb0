import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton, UiProvider, useColorMode } from '../src/index.ts';
import { renderUi } from './harness.tsx';

let systemIsDark = false;
const listeners = new Set<() => void>();
const setSystemMode = (): void => {
  for (const listener of listeners) listener();
};
beforeEach(() => {
  systemIsDark = false;
  // jsdom has no media queries; this replacement supports the system's colour scheme only.
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('dark') && systemIsDark,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: (_type: string, listener: () => void) => {
        listeners.add(listener);
      },
      removeEventListener: (_type: string, listener: () => void) => {
        listeners.delete(listener);
      },
    }) as MediaQueryList;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Modes() {
  const { mode, preference, setPreference } = useColorMode();
  return (
    <>
      <output>{`${preference} ${mode}`}</output>
      <Button onClick={() => setPreference('dark')}>어둡게</Button>
      <Button onClick={() => setPreference('system')}>시스템 설정</Button>
    </>
  );
}

test('every style element carries the nonce of the page', () => {
  render(
    <UiProvider nonce="abc">
      <Button>저장</Button>
    </UiProvider>,
  );
  const styles = [...document.querySelectorAll('style[data-emotion]')].filter(
    (style) => style.getAttribute('nonce') !== null || (style as HTMLStyleElement).nonce !== '',
  );
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.map((style) => style.getAttribute('nonce'))).toEqual(styles.map(() => 'abc'));
});

test('follows the system until the user chooses, and stores the choice', async () => {
  const user = userEvent.setup();
  renderUi(<Modes />);
  expect(document.documentElement.dataset['theme']).toBe('light');
  systemIsDark = true;
  act(() => setSystemMode());
  expect(screen.getByRole('status').textContent).toBe('system dark');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  systemIsDark = false;
  await user.click(screen.getByRole('button', { name: '어둡게' }));
  expect(screen.getByRole('status').textContent).toBe('dark dark');
  expect(localStorage.getItem('danji.color-mode')).toBe('dark');
  await user.click(screen.getByRole('button', { name: '시스템 설정' }));
  expect(screen.getByRole('status').textContent).toBe('system light');
  expect(localStorage.getItem('danji.color-mode')).toBeNull();
});

test('a fixed mode overrides the choice', () => {
  render(
    <UiProvider colorMode="dark">
      <Modes />
    </UiProvider>,
  );
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('an icon button is named by its label, and by its count too', () => {
  renderUi(
    <>
      <IconButton icon="x" label="닫기" />
      <IconButton icon="bell" label="알림" count={120} />
    </>,
  );
  expect(screen.getByRole('button', { name: '닫기' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /알림\s*99\+/ })).toBeTruthy();
});
