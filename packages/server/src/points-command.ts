import type { PointDifference } from '@danji/contracts/points/point-check';
import { checkPoints, listDifferences } from './points/reconciliation/index.ts';
import { createPlatform } from './create-platform.ts';
import { readConfig } from './platform/config.ts';

/** Differences that are printed; the page of the run has all. */
const PRINTED = 20;

const toLine = ({ user, day, history_type, position, kind, expected, actual }: PointDifference): string => {
  const subject = user ? `account ${user.id}` : `day ${day}, type ${history_type}`;
  return `${subject}${position === null ? '' : `, entry ${position}`}: ${kind} is ${actual}, must be ${expected}\n`;
};

/**
 * `npm run points -- verify` proves the ledger of points as the nightly job does, names what differs, and ends with 1 when
 * anything does; stop the server first on PGlite.
 */
async function verify(): Promise<void> {
  const platform = await createPlatform(readConfig(process.env), {});
  try {
    const { id, accounts, entries, differences } = await checkPoints(platform);
    process.stdout.write(`Run ${id}: ${accounts} accounts, ${entries} entries, ${differences} differences.\n`);
    if (differences === 0) return;
    const { results } = await listDifferences(platform.db, id, { page: 1, page_size: PRINTED });
    process.stdout.write(results.map(toLine).join(''));
    process.exitCode = 1;
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
