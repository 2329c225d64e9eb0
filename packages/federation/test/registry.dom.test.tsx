import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readInlinedRegistry } from '../src/runtime/registry.ts';
import { registry, setUp } from './registry-responses.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the first registry is in the page', () => {
  document.body.innerHTML = `<script type="application/json" id="danji-registry">${JSON.stringify(registry(1, '1.0.0-a'))}</script>`;
  expect(readInlinedRegistry()).toEqual(registry(1, '1.0.0-a'));
  document.body.innerHTML = '';
  expect(() => readInlinedRegistry()).toThrow('#danji-registry');
});

test('a newer registry is accepted, and listeners are called', async () => {
  const { store } = setUp([registry(4, '1.1.0-b')]);
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.1.0-b');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('an older registry is refused, an unreachable one changes nothing', async () => {
  const { store, errors } = setUp([registry(2, '0.9.0-z'), new Error('offline')]);
  await store.refresh();
  await store.refresh();
  expect(store.current()).toEqual(registry(3, '1.0.0-a'));
  expect(errors.map(({ reason }) => reason)).toEqual(['unusable', 'unreachable']);
});

test('a registry is older by its revision, even without changes, or by its time of issue', async () => {
  const { store, errors } = setUp([
    registry(5, '1.0.0-a'),
    registry(4, '0.9.0-z'),
    { ...registry(5, '0.9.0-z'), issued: '2026-11-20T23:50:00Z' },
  ]);
  for (let times = 0; times < 3; times += 1) await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.0.0-a');
  expect(errors.map(({ cause }) => String(cause))).toEqual(['Error: Registry revision 4 is older than 5']);
});

test('an expired registry is refused, and a reason is reported once until a registry is accepted again', async () => {
  const expired = { ...registry(4, '1.1.0-b'), expires: new Date(Date.now() - 1).toISOString() };
  const { store, errors } = setUp([
    expired,
    expired,
    new Error('offline'),
    new Error('offline'),
    { ...registry(4, '1.1.0-b'), expires: new Date(Date.now() + 60_000).toISOString() },
    expired,
  ]);
  for (let times = 0; times < 4; times += 1) await store.refresh();
  expect(store.current()).toEqual(registry(3, '1.0.0-a'));
  expect(errors.map(({ reason }) => reason)).toEqual(['unusable', 'unreachable']);
  await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.1.0-b');
  await store.refresh();
  expect(errors).toHaveLength(3);
});

test('a revocation is accepted though the remotes stay the same', async () => {
  const { store } = setUp([{ ...registry(4, '1.0.0-a'), revoked: ['workspace@0.9.0-z'] }]);
  await store.refresh();
  expect(store.current().revoked).toEqual(['workspace@0.9.0-z']);
});

test('the registry is requested on focus and every minute, one request at a time, until the signal aborts', async () => {
  const { store, fetchRegistry } = setUp([registry(3, '1.0.0-a'), registry(3, '1.0.0-a')]);
  const controller = new AbortController();
  store.watch(controller.signal);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetchRegistry).toHaveBeenCalledTimes(2);
  controller.abort();
  await jest.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('focus'));
  expect(fetchRegistry).toHaveBeenCalledTimes(2);
});
