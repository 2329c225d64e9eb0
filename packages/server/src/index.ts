/** The server's interface for tests and tools. */
export { startServer } from './start-server.ts';
