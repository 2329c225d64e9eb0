// `npm start`: installs, builds what has changed, starts the sandbox and the server, publishes the built remotes.
import { join } from 'node:path';
import { childEnv, pushKeys, readEnvironment, sandboxAlimTalk, sandboxSmtpUrl } from './lib/environment.mjs';
import { printReadyMessage } from './lib/ready-message.mjs';
import { ensureInstalled, nodePath, root } from './lib/install.mjs';
import { continueUnderPinnedNode } from './lib/pinned-node.mjs';
import { Programs, requireFreePorts, waitUntilReady } from './lib/programs.mjs';
import { publishRemotes } from './lib/publish-remotes.mjs';

ensureInstalled();
await continueUnderPinnedNode(import.meta.url);

const started = Date.now();
const elapsed = () => ((Date.now() - started) / 1000).toFixed(1);
const logProgress = (text) => console.log(`[${elapsed()} s] ${text}`);

const { production, port, sandboxPort, smtpPort, dataDir, demoData, databaseUrl } = readEnvironment();
await requireFreePorts({
  PORT: port,
  ...(production ? {} : { SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort }),
});

const programs = new Programs();
const fail = (text) => {
  if (!programs.isStopping) console.error(`\n${text}`);
  return programs.stop(1);
};

async function build() {
  logProgress('바뀐 것만 빌드하는 중 … · building what has changed …');
  const reminder = setInterval(
    () => logProgress('아직 빌드하는 중이에요. 처음에는 몇 분 걸려요. · still building; the first time takes minutes.'),
    20_000,
  );
  const done = await programs.run(
    join(root, 'node_modules', '.bin', 'turbo'),
    ['run', 'build', '--output-logs=errors-only', '--concurrency=100%'],
    childEnv({ TURBO_DAEMON: 'false' }),
  );
  clearInterval(reminder);
  if (done) logProgress('빌드했어요. · built.');
  return done;
}

async function serve() {
  const env = childEnv({
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    ...(production ? {} : { SMTP_URL: sandboxSmtpUrl(smtpPort), ...pushKeys(dataDir), ...sandboxAlimTalk() }),
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL?.trim() || 'warn',
  });
  const run = (title, main) => programs.start(title, nodePath(), ['--disable-warning=ExperimentalWarning', main], env);
  logProgress('서버와 데이터베이스를 여는 중 … · opening the server and its database …');
  if (!production) run('샌드박스 · sandbox', 'packages/sandbox/src/main.ts');
  run('서버 · server', 'packages/server/src/main.ts');
  return waitUntilReady(`http://127.0.0.1:${port}/health/ready`, programs, 180);
}

// The server reads the built shell for each page, so the build and the server can start at the same time.
const [built, ready] = await Promise.all([
  build().then(
    (done) => done || fail('빌드하지 못했어요. 이유는 위에 있어요. · The build failed; the reason is above.'),
  ),
  serve(),
]);
if (!built) await fail('');
if (!ready) await fail('서버가 3분 안에 준비되지 않았어요. · The server was not ready within 3 minutes.');

try {
  const published = await publishRemotes({ baseUrl: `http://127.0.0.1:${port}`, dataDir });
  for (const { remote, release } of published) logProgress(`리모트를 올렸어요. · published ${remote} ${release}`);
} catch (error) {
  await fail(`리모트를 올리지 못했어요. · The built remotes could not be published: ${error.message}`);
}

const web = process.env.WEB_ORIGIN?.trim() || `http://localhost:${port}`;
printReadyMessage({
  seconds: elapsed(),
  web,
  sandbox: production ? '' : `http://127.0.0.1:${sandboxPort}`,
  data: databaseUrl ? `${new URL(databaseUrl).host} + ${dataDir}` : dataDir,
  demoData,
});
