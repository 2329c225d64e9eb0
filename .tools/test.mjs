// `npm test`: runs all checks, on a machine that has only Node and npm; `npm run test:all` (`--all`) includes the long
// runs. The output ends with `N passed, N failed`.
import { ensureInstalled } from './lib/install.mjs';
import { checkSources, runBrowserTests, runJest } from './lib/stages.mjs';
import { TestRun } from './lib/test-run.mjs';

ensureInstalled();
const isAll = process.argv.includes('--all');
const run = new TestRun(isAll ? { TEST_SCALE: 'all', RELEASE_MATRIX: 'all' } : {});
checkSources(run);
runJest(run);
runBrowserTests(run);
await run.finish();
