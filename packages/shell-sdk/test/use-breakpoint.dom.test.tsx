import './browser-gaps.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { BREAKPOINTS, RESIZE_DEBOUNCE_MS } from '@danji/contracts/breakpoints';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useBreakpoint } from '../src/use-breakpoint.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const NAMES = Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[];

function Shown() {
  const { name, isAtLeast } = useBreakpoint();
  return <output>{[name, ...NAMES.filter(isAtLeast)].join(' ')}</output>;
}
const shown = () => screen.getByRole('status').textContent;
const settled = () => document.documentElement.dataset['breakpoint'];
const resize = (width: number) => {
  globalThis.innerWidth = width;
  globalThis.dispatchEvent(new Event('resize'));
};
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

test.each([
  [0, 'base'],
  [639, 'base'],
  [640, 'sm sm'],
  [767, 'sm sm'],
  [768, 'md sm md'],
  [1023, 'md sm md'],
  [1024, 'lg sm md lg'],
  [1279, 'lg sm md lg'],
  [1280, 'xl sm md lg xl'],
  [1699, 'xl sm md lg xl'],
  [1700, 'full sm md lg xl full'],
  [3840, 'full sm md lg xl full'],
])('a window of %i px has reached: %s', (width, names) => {
  globalThis.innerWidth = width;
  render(<Shown />);
  expect(shown()).toBe(names);
});

test('follows 500 ms after the last resize, not while it goes on', () => {
  globalThis.innerWidth = 1280;
  render(<Shown />);
  expect(RESIZE_DEBOUNCE_MS).toBe(500);
  for (const width of [1000, 700, 390]) {
    resize(width);
    wait(499);
    expect(shown()).toBe('xl sm md lg xl');
  }
  wait(1);
  expect(shown()).toBe('base');
});

test('listens only while a screen uses it, and starts from the current width', () => {
  globalThis.innerWidth = 390;
  const { unmount } = render(<Shown />);
  resize(1700);
  unmount();
  wait(500);
  globalThis.innerWidth = 800;
  render(<Shown />);
  expect(shown()).toBe('md sm md');
});

test('the document names the current breakpoint, and none while no screen uses it', () => {
  globalThis.innerWidth = 1280;
  expect(settled()).toBeUndefined();
  const { unmount } = render(<Shown />);
  expect(settled()).toBe('xl');
  resize(390);
  wait(499);
  expect(settled()).toBe('xl');
  wait(1);
  expect(settled()).toBe('base');
  expect(shown()).toBe('base');
  unmount();
  expect(settled()).toBeUndefined();
});
