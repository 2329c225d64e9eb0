/** The server's face to tests and tools. */
export { startServer, type RunningServer } from './start-server.ts';
