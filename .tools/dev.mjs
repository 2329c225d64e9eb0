// `npm run dev`: the sandbox, the server (it restarts when its sources change) and the web app with hot updates, on one
// address.
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { childEnv, pushKeys, readEnvironment, sandboxAlimTalk, sandboxSmtpUrl } from './lib/environment.mjs';
import { printReadyMessage } from './lib/ready-message.mjs';
import { ensureInstalled, nodePath, root } from './lib/install.mjs';
import { continueUnderPinnedNode } from './lib/pinned-node.mjs';
import { Programs, requireFreePorts, waitUntilReady } from './lib/programs.mjs';

ensureInstalled();
await continueUnderPinnedNode(import.meta.url);

const started = Date.now();
const { production, port, sandboxPort, smtpPort, dataDir, demoData, databaseUrl } = readEnvironment();
if (production) {
  console.error('npm run dev is for development: unset NODE_ENV, or use npm start.');
  process.exit(1);
}
await requireFreePorts({ PORT: port, SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort });

const programs = new Programs();
const fail = (text) => {
  if (!programs.isStopping) console.error(`\n${text}`);
  return programs.stop(1);
};

/** Finds a free port for the server. Browsers use the address of the web app only, which forwards calls. */
const findFreePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject).listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });

/**
 * `--watch` forwards the end signal to the server, which has already received it as a member of our process group. The
 * second signal must not interrupt its shutdown.
 */
const IGNORE_SIGNALS = `data:text/javascript,for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);`;

const remotes = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => ({ name: name.slice('mf-'.length), dir: join(root, name) }));
const apiPort = await findFreePort();
const api = `http://127.0.0.1:${apiPort}`;
const web = process.env.WEB_ORIGIN?.trim() || `http://localhost:${port}`;
// Sign-in callbacks and cookies belong to the address that browsers open, not to the server's own.
const env = childEnv({
  HOST: '127.0.0.1',
  PORT: String(apiPort),
  WEB_ORIGIN: web,
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_SMTP_PORT: String(smtpPort),
  SMTP_URL: sandboxSmtpUrl(smtpPort),
  ...pushKeys(dataDir),
  ...sandboxAlimTalk(),
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env.LOG_LEVEL?.trim() || 'warn',
});
const run = (title, ...args) =>
  programs.start(title, nodePath(), ['--disable-warning=ExperimentalWarning', ...args], env);

console.log('서버와 웹을 여는 중 … · opening the server and the web app …');
run('샌드박스 · sandbox', 'packages/sandbox/src/main.ts');
run('서버 · server', '--import', IGNORE_SIGNALS, '--watch', '--watch-preserve-output', 'packages/server/src/main.ts');

try {
  const { startDevServer } = await import('../packages/federation/src/build/dev.ts');
  await startDevServer({ page: { dir: join(root, 'shell'), variant: 'development' }, remotes, port, apiTarget: api });
} catch (error) {
  await fail(`웹 개발 서버를 열지 못했어요. · The web development server did not open: ${error.stack}`);
}
if (!(await waitUntilReady(`${api}/health/ready`, programs, 180)))
  await fail('서버가 3분 안에 준비되지 않았어요. · The server was not ready within 3 minutes.');

printReadyMessage({
  seconds: ((Date.now() - started) / 1000).toFixed(1),
  web,
  sandbox: `http://127.0.0.1:${sandboxPort}`,
  data: databaseUrl ? `${new URL(databaseUrl).host} + ${dataDir}` : dataDir,
  demoData,
});
