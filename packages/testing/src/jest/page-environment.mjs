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
      fetch: fetchHere,
      danjiTestServer: server,
    });
  }
}
