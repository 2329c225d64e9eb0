import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { HealthEvent, HealthReport } from '@danji/contracts/releases/health';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';

// The contracts need it when they are loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { createHealthLog } = await import('../src/remotes/create-health-log.ts');
const { startHealthReports } = await import('../src/remotes/report-health.ts');

const hosted = (remote: HostedRemote['remote'], release: string): HostedRemote => ({
  remote,
  release,
  arm: 'active',
  base: `/remotes/${remote}/${release}/`,
  entry: 'e.js',
  container: remote,
  contract: '1.0',
  routes: [`/${remote}`],
  navigation: [],
  slots: [],
  integrity: {},
  previous: null,
});
const REGISTRY: Registry = {
  revision: 1,
  issued: '',
  expires: '2099-01-01T00:00:00.000Z',
  remotes: [hosted('shop', '1.0.0-a'), hosted('community', '2.0.0-b')],
  revoked: [],
  override: [],
};
const session: HealthEvent = { remote: 'shop', release: '1.0.0-a', kind: 'session' };

type Entry = Record<string, number | boolean>;
let observers: Map<string, (entries: Entry[]) => void>;
let sent: ({ path: string } & HealthReport)[];
let abortController: AbortController;
let isVisible: boolean;

/** Reports performance entries as the browser does. */
const measure = (type: string, ...entries: Entry[]) => observers.get(type)?.(entries);

function leaveTab(): void {
  isVisible = false;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  observers = new Map();
  sent = [];
  abortController = new AbortController();
  isVisible = true;
  class FakeObserver {
    static readonly supportedEntryTypes = ['largest-contentful-paint', 'event', 'layout-shift'];
    readonly #listener: (list: { getEntries: () => Entry[] }) => void;
    constructor(listener: (list: { getEntries: () => Entry[] }) => void) {
      this.#listener = listener;
    }
    observe({ type }: { type: string }) {
      observers.set(type, (entries) => this.#listener({ getEntries: () => entries }));
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  Object.defineProperty(document, 'visibilityState', {
    get: () => (isVisible ? 'visible' : 'hidden'),
    configurable: true,
  });
  // A Blob of our own, because jsdom's cannot be read back.
  Object.assign(globalThis, {
    Blob: class {
      readonly text: string;
      constructor([text = '']: string[]) {
        this.text = text;
      }
    },
  });
  Object.assign(navigator, {
    sendBeacon: (path: string, body: { text: string }) =>
      sent.push({ path, ...(JSON.parse(body.text) as HealthReport) }),
  });
});
afterEach(() => {
  abortController.abort();
  jest.useRealTimers();
});

function setUp(registry: Registry = REGISTRY) {
  const log = createHealthLog({
    current: () => registry,
    find: (name) => registry.remotes.find(({ remote }) => remote === name),
  });
  log.listen(abortController.signal);
  return log;
}

function startReports(log = setUp()) {
  type ScreenEntry = { location: { pathname: string }; since: number };
  let screenEntry: ScreenEntry = { location: { pathname: '/shop/list' }, since: 0 };
  const listeners: ((screenEntry: ScreenEntry) => void)[] = [];
  const history = {
    current: () => screenEntry,
    subscribe: (listener: (screenEntry: ScreenEntry) => void) => listeners.push(listener),
  };
  startHealthReports({
    log,
    registry: { current: () => REGISTRY },
    remotes: { loadedRelease: (name) => REGISTRY.remotes.find(({ remote }) => remote === name)?.release },
    history: history as never,
  });
  const navigateTo = (pathname: string, since: number) => {
    screenEntry = { location: { pathname }, since };
    for (const listener of listeners) listener(screenEntry);
  };
  return { log, navigateTo };
}

test('every event is recorded once in a tab', () => {
  const log = setUp();
  log.record(session);
  log.record(session);
  log.record({ ...session, release: '1.1.0-c' });
  expect(log.take()).toEqual([session, { ...session, release: '1.1.0-c' }]);
  expect(log.take()).toEqual([]);
});

test('an uncaught error is counted for the release whose script is in its stack', () => {
  const log = setUp();
  const thrown = Object.assign(new TypeError('no basket\nmore'), {
    stack: 'TypeError: no basket\n at pay (https://danji.example/remotes/shop/1.0.0-a/page.1a2b.js:1:2)',
  });
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), {
      reason: Object.assign(new Error('late'), {
        stack: 'Error: late\n at x (https://danji.example/remotes/community/1.9.0-a/e.js:1:1)',
      }),
    }),
  );
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the shell') }));
  window.dispatchEvent(
    new ErrorEvent('error', { error: Object.assign(new Error('x'), { stack: 'at /remotes/unknown/1.0.0/e.js' }) }),
  );
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), {
      reason: Object.assign(new Error('Loading chunk 7 failed'), {
        name: 'ChunkLoadError',
        stack: 'at https://danji.example/remotes/shop/1.0.0-a/e.js:1:1',
      }),
    }),
  );
  expect(log.take()).toEqual([
    { remote: 'shop', release: '1.0.0-a', kind: 'error', detail: 'TypeError: no basket' },
    { remote: 'community', release: '1.9.0-a', kind: 'error', detail: 'Error: late' },
    { remote: 'shop', release: '1.0.0-a', kind: 'load_failed', detail: 'ChunkLoadError: Loading chunk 7 failed' },
  ]);
});

test.each([
  ['a tab with an override', { ...REGISTRY, override: [{ remote: 'community' as const, target: '2.0.0-x' }] }],
  ['a page under development', { ...REGISTRY, remotes: [hosted('shop', '1.0.0-a'), hosted('community', 'dev')] }],
])('%s records nothing', (_, registry) => {
  const log = setUp(registry);
  log.record(session);
  expect(log.take()).toEqual([]);
});

test('earlier events are sent first, later ones at most every ten seconds, the rest when the tab is hidden', () => {
  const log = setUp();
  log.record(session);
  startReports(log);
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([{ path: '/api/releases/health/', facts: [session] }]);
  log.record({ ...session, kind: 'error' });
  jest.advanceTimersByTime(9000);
  expect(sent).toHaveLength(1);
  log.record({ ...session, kind: 'load_failed' });
  jest.advanceTimersByTime(1000);
  expect(sent.map(({ facts }) => facts.length)).toEqual([1, 2]);
  log.record({ ...session, remote: 'community' });
  leaveTab();
  expect(sent[2]?.facts[0]).toEqual({ ...session, remote: 'community' });
});

test('a report contains the proof of its page', () => {
  const meta = Object.assign(document.createElement('meta'), { name: 'danji-report', content: '1.proof' });
  document.head.append(meta);
  const { log } = startReports();
  meta.remove();
  log.record(session);
  leaveTab();
  expect(sent[0]).toMatchObject({ proof: '1.proof' });
});

test('a report never holds more than the contract allows', () => {
  const { log } = startReports();
  for (let release = 0; release < 60; release += 1) log.record({ ...session, release: `1.0.${release}` });
  leaveTab();
  expect(sent.map(({ facts }) => facts.length)).toEqual([50, 11]);
});

test('vitals count for the remote that owned the screen when they were measured', () => {
  const { navigateTo } = startReports();
  measure('largest-contentful-paint', { startTime: 800 }, { startTime: 1200.4 });
  measure(
    'layout-shift',
    { startTime: 900, value: 0.01 },
    { startTime: 1000, value: 0.02 },
    { startTime: 5000, value: 0.025 },
    { startTime: 5100, value: 0.5, hadRecentInput: true },
  );
  navigateTo('/community', 10_000);
  measure(
    'event',
    { startTime: 9000, duration: 48, interactionId: 1 },
    { startTime: 9000, duration: 104, interactionId: 1 },
    { startTime: 11_000, duration: 32, interactionId: 2 },
    { startTime: 12_000, duration: 900, interactionId: 0 },
  );
  navigateTo('/me', 20_000);
  measure('event', { startTime: 21_000, duration: 700, interactionId: 3 });
  leaveTab();
  const vitals = sent
    .flatMap(({ facts }) => facts)
    .map(({ remote, release, kind, vital, value }) => [remote, release, kind, vital, value]);
  expect(vitals).toEqual([
    ['shop', '1.0.0-a', 'vital', 'LCP', 1200],
    ['shop', '1.0.0-a', 'vital', 'INP', 104],
    ['shop', '1.0.0-a', 'vital', 'CLS', 0.03],
    ['community', '2.0.0-b', 'vital', 'INP', 32],
    ['community', '2.0.0-b', 'vital', 'CLS', 0],
  ]);
});
