import { ConfigError } from './platform/config.ts';
import { DataDirectoryInUse } from './platform/database/data-lock.ts';
import { startServer } from './start-server.ts';

/** An error that the operator can correct is printed as a sentence, any other with its stack. */
const explain = (error: unknown): string =>
  error instanceof ConfigError || error instanceof DataDirectoryInUse
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);

try {
  const server = await startServer({ env: process.env });
  const stop = (signal: string) => {
    server.app.log.info(`${signal}: finishing what runs`);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(explain(error));
        process.exit(1);
      },
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
