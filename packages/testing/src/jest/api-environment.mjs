import { TestEnvironment } from 'jest-environment-node';
import { workerServer } from '../worker-server.ts';

/**
 * Runs a test file against the real server, which runs outside the sandbox of the test file and is shared by all files
 * of the worker.
 */
export default class ApiEnvironment extends TestEnvironment {
  #database;

  constructor(config, context) {
    super(config, context);
    this.#database = config.projectConfig.testEnvironmentOptions.database ?? 'postgres';
  }

  async setup() {
    await super.setup();
    this.global.danjiTestServer = await workerServer(this.#database);
  }
}
