import { checkPoints } from './points/reconciliation/index.ts';
import { createPlatform } from './create-platform.ts';
import { readConfig } from './platform/config.ts';

/**
 * `npm run points -- verify` proves the ledger of points as the nightly job does, and ends with 1 when anything differs;
 * stop the server first on PGlite.
 */
async function verify(): Promise<void> {
  const platform = await createPlatform(readConfig(process.env), {});
  try {
    const { id, accounts, entries, differences } = await checkPoints(platform);
    process.stdout.write(`Run ${id}: ${accounts} accounts, ${entries} entries, ${differences} differences.\n`);
    if (differences > 0) process.exitCode = 1;
  } finally {
    await platform.events.stop();
    await platform.database.close();
  }
}

if (process.argv[2] === 'verify') await verify();
else {
  process.stderr.write('usage: npm run points -- verify\n');
  process.exitCode = 2;
}
