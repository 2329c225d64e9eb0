import { TestEnvironment } from 'jest-environment-jsdom';
import { workerServer } from '../worker-server.ts';

// A window has its origin from the beginning, so the address must be known before the first window is made.
const server = await workerServer('postgres');

/** `fetch` for streams. jsdom has none, and Node's accepts neither paths nor jsdom's abort signals. */
const fetchHere = (input, { signal, ...init } = {}) => {
  const stop = new AbortController();
  if (signal?.aborted) stop.abort();
  signal?.addEventListener('abort', () => stop.abort());
  return fetch(new URL(input, server.url), { ...init, signal: stop.signal });
};

/** Makes the channels between the tabs of one browser. Those of Node would reach the windows of other test files. */
function makeBroadcastChannel() {
  const open = new Set();
  return class extends EventTarget {
    constructor(name) {
      super();
      this.name = name;
      open.add(this);
    }
    postMessage(data) {
      const others = [...open].filter((channel) => channel !== this && channel.name === this.name);
      for (const channel of others)
        queueMicrotask(() => channel.dispatchEvent(Object.assign(new Event('message'), { data })));
    }
    close() {
      open.delete(this);
    }
  };
}

/** A jsdom window at the address of the real server, so that a page's calls travel over HTTP with cookies. */
export default class PageEnvironment extends TestEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    super(
      {
        globalConfig,
        projectConfig: {
          ...projectConfig,
          testEnvironmentOptions: { ...projectConfig.testEnvironmentOptions, url: `${server.url}/` },
        },
      },
      context,
    );
    // Browsers have these globals and jsdom lacks them; contracts need the encoder while they are imported.
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      TextDecoderStream,
      BroadcastChannel: makeBroadcastChannel(),
      fetch: fetchHere,
      danjiTestServer: server,
    });
  }
}
