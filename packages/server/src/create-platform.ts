import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { Contributions } from './platform/features/contributions.ts';
import { LiveEvents } from './platform/events/live-events.ts';
import { toSigningKey } from './platform/http/access-token.ts';
import { createLogger } from './platform/http/logger.ts';
import { createKeyRing } from './platform/key-ring.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import type { Platform } from './platform/platform.ts';
import { openReleaseKeys } from './platform/release-keys.ts';
import { openStorage } from './platform/storage/object-storage.ts';
import { accountSessions } from './accounts/sessions/index.ts';
import { signMigratedRevisions } from './releases/releases/index.ts';

type PlatformOptions = { clock?: Clock; inMemory?: boolean };

/**
 * Opens the database, migrates it, and starts the listener for live events. The jobs wait for `platform.jobs.start`.
 */
export async function createPlatform(
  config: Config,
  { clock = systemClock, inMemory = false }: PlatformOptions,
): Promise<Platform> {
  const log = createLogger(config.logLevel);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    inMemory,
  });
  try {
    const releaseKeys = openReleaseKeys(config);
    if ((await migrate(database.db)).includes('0019-channel')) await signMigratedRevisions(database.db, releaseKeys);
    const events = new LiveEvents(database, log);
    await events.start();
    const signingKey = toSigningKey(config.jwtSecret || readLocalSecret(config.dataDir, 'jwt-secret'));
    const [voucherSecret = readLocalSecret(config.dataDir, 'voucher-secret'), ...older] = config.voucherSecrets;
    const files = await openStorage(config, 'files');
    return {
      config,
      database,
      db: database.db,
      clock,
      signingKey,
      keyRing: createKeyRing([voucherSecret, ...older], signingKey),
      sessions: accountSessions,
      releaseKeys,
      rateLimitScale: config.rateLimitScale,
      events,
      files,
      contributions: new Contributions(),
      jobs: new Jobs(database, log),
      log,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Outside production a secret is generated once and stored beside the data, so that a restart signs nobody out and loses
 * no voucher.
 */
function readLocalSecret(dataDir: string, name: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, name);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const secret = randomBytes(48).toString('base64url');
    writeFileSync(path, secret, { mode: 0o600 });
    return secret;
  }
}
