import { TestEnvironment } from 'jest-environment-jsdom';
import { workerServer } from '../worker-server.ts';

/** A jsdom window at the address of the real server, so that a page's calls travel over HTTP with cookies. */
export default class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.server = workerServer();
  }

  async setup() {
    const server = await this.server;
    this.dom.reconfigure({ url: `${server.url}/` });
    await super.setup();
    this.global.danjiTestServer = server;
  }
}
