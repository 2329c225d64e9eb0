import { startStageServer } from '../editor-stage/stage-server.ts';
import { E2E } from './addresses.ts';

/** Builds and serves the editor alone on a page; `npm run stage -w @danji/testing` serves it for manual use too. */
const server = await startStageServer({ port: E2E.stagePort });
process.once('SIGTERM', () => {
  server.close();
  process.exit(0);
});
