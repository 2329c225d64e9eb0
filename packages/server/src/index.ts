/** The server's interface for tests and tools. */
export { startServer, type RunningServer } from './start-server.ts';
