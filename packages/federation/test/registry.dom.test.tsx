import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { createRegistry, readInlinedRegistry, type RegistryError } from '../src/runtime/registry.ts';

const remote = (release: string): HostedRemote => ({ remote: 'workspace', release, base: '/r/', entry: 'e.js', container: 'c', contract: '1.0', routes: [], navigation: [], slots: [], integrity: {}, previous: null });
const registry = (revision: number, ...releases: string[]): Registry => ({ revision, issued: '2026-11-21T00:00:00Z', remotes: releases.map(remote) });

beforeEach(() => { jest.useFakeTimers(); });
afterEach(() => { jest.useRealTimers(); });

function setUp(answers: (Registry | Error)[]) {
  const errors: RegistryError[] = [];
  const asked = jest.fn(() => { const next = answers.shift(); return next instanceof Error || next === undefined ? Promise.reject(next ?? new Error('no more')) : Promise.resolve(next); });
  return { asked, errors, store: createRegistry({ initial: registry(3, '1.0.0-a'), fetchRegistry: asked, onError: (error) => errors.push(error) }) };
}

test('the page brings the first registry', () => {
  document.body.innerHTML = `<script type="application/json" id="danji-registry">${JSON.stringify(registry(1, '1.0.0-a'))}</script>`;
  expect(readInlinedRegistry()).toEqual(registry(1, '1.0.0-a'));
  document.body.innerHTML = '';
  expect(() => readInlinedRegistry()).toThrow('#danji-registry');
});

test('a newer registry is taken and told', async () => {
  const { store } = setUp([registry(4, '1.1.0-b')]);
  const told = jest.fn();
  const stop = store.subscribe(told);
  await store.refresh();
  expect(store.find('workspace')?.release).toBe('1.1.0-b');
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('an older registry is refused, an unreachable one changes nothing', async () => {
  const { store, errors } = setUp([registry(2, '0.9.0-z'), new Error('offline')]);
  await store.refresh();
  await store.refresh();
  expect(store.current()).toEqual(registry(3, '1.0.0-a'));
  expect(errors.map(({ reason }) => reason)).toEqual(['unusable', 'unreachable']);
});

test('another visitor gets other remotes under the same revision', async () => {
  const { store } = setUp([registry(3)]);
  await store.refresh();
  expect(store.find('workspace')).toBeUndefined();
});

test('the server is asked on focus and every minute, one call at a time, until the end', async () => {
  const { store, asked } = setUp([registry(3, '1.0.0-a'), registry(3, '1.0.0-a')]);
  const life = new AbortController();
  store.watch(life.signal);
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
  life.abort();
  await jest.advanceTimersByTimeAsync(120_000);
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveBeenCalledTimes(2);
});
