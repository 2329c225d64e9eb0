import { startStageServer } from '../editor-stage/stage-server.ts';
import { E2E } from './addresses.ts';

/** The editor alone on a page, built anew: `npm run stage -w @danji/testing` opens it for people too. */
const server = await startStageServer({ port: E2E.stagePort });
process.once('SIGTERM', () => {
  server.close();
  process.exit(0);
});
