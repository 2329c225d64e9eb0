import { createECDH } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSigningKey } from '@danji/federation/release/credentials';
import { publishRelease } from '@danji/federation/release/publish';
import { startSandbox } from '@danji/sandbox';
import { startServer } from '@danji/server';
import { startDatabase } from '../src/postgres/cluster.ts';
import { E2E } from './addresses.ts';

const RELEASE_TOKEN = 'release-token-of-the-journeys';
const root = join(import.meta.dirname, '..', '..', '..');
/** All remotes, built by `npm run build`. */
const REMOTES = readdirSync(root).filter((name) => name.startsWith('mf-'));

/** Set for the pictures, whose clock stands still. */
const fixedNow = process.env['E2E_NOW'];
const dataDir = mkdtempSync(join(tmpdir(), 'danji-e2e-'));

/**
 * The clock of the server. Journeys advance it by `POST /advance?seconds=…` on the control port; for the pictures it is
 * fixed. `GET /testbed` returns by how many ms they have, and the access details for a release tool, once the demo data
 * and all remotes are there.
 */
let offset = 0;
const ready = Promise.withResolvers<void>();
const clock = { now: () => new Date((fixedNow ? Date.parse(fixedNow) : Date.now()) + offset) };
const control = createServer(async (request, response) => {
  if (request.url === '/testbed') {
    await ready.promise;
    response.end(JSON.stringify({ token: RELEASE_TOKEN, dataDir, ahead: offset }));
    return;
  }
  offset += Number(new URL(request.url ?? '/', E2E.control).searchParams.get('seconds') ?? 0) * 1000;
  response.end(clock.now().toISOString());
});
control.listen(E2E.controlPort, '127.0.0.1');

const vapid = createECDH('prime256v1');
// A fixed number, so that it has its 32 bytes.
vapid.setPrivateKey(Buffer.alloc(32, 7));

const env = {
  NODE_ENV: 'test',
  PORT: String(E2E.port),
  SANDBOX_PORT: String(E2E.sandboxPort),
  WEB_ORIGIN: E2E.web,
  LOG_LEVEL: 'error',
  // Journeys run on PostgreSQL, as production does; the pictures on the embedded database, so that it is seen too.
  DATABASE_URL: fixedNow ? '' : await startDatabase(),
  DEMO_DATA: '1',
  // Whatever begins on the home page would have to close them first.
  DEMO_POPUPS: '0',
  RATE_LIMIT_SCALE: '1000',
  DATA_DIR: dataDir,
  ALLOW_LOGIN_BACKDOOR: '1',
  RELEASE_TOKEN,
  RELEASE_ORIGINS: E2E.otherSite,
  // A pair for these journeys alone.
  VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: vapid.getPrivateKey('base64url'),
  VAPID_SUBJECT: 'mailto:push@danji.test',
  PUSH_SERVICE_ORIGINS: `http://127.0.0.1:${E2E.sandboxPort}`,
  // A slow machine must not change the result of a journey.
  PAGE_ANSWERS_MS: '3000',
};

const sandbox = await startSandbox({
  port: E2E.sandboxPort,
  now: () => clock.now(),
  nicepayWebhookUrl: `http://127.0.0.1:${E2E.port}/api/shops/product/order/payment/webhook/`,
});
const server = await startServer({ env: { ...env, SMTP_URL: sandbox.smtpUrl }, inMemory: true, clock });
for (const remote of REMOTES)
  await publishRelease({
    dist: join(root, remote, 'dist'),
    baseUrl: server.url,
    token: RELEASE_TOKEN,
    signingKey: readSigningKey(dataDir),
  });
ready.resolve();

process.once('SIGTERM', () => {
  control.close();
  void Promise.all([server.close(), sandbox.close()]).then(() => process.exit(0));
});
