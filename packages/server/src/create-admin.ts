import { StaffType } from '@danji/contracts/codes/user-codes';
import { createPlatform } from './create-platform.ts';
import { readConfig } from './platform/config.ts';
import { transaction } from './platform/database/transaction.ts';
import { ProblemError } from './platform/problem-error.ts';
import { createStaff } from './accounts/staff-users/index.ts';

/**
 * Creates an ADMIN operator directly in the database: the first one of a new installation, since only an ADMIN can
 * create another. `ADMIN_PASSWORD=… npm run create-admin -w @danji/server -- <email> <name>`; stop the server first on
 * PGlite.
 */
async function createAdmin(email: string, name: string, password: string): Promise<string> {
  const platform = await createPlatform(readConfig(process.env), {});
  try {
    await transaction(platform.db, (db) =>
      createStaff(db, { email, name, password, staff_type: StaffType.ADMIN }, platform.clock.now()),
    );
    return `${email} may sign in at ${platform.config.webOrigin}/login/staff.`;
  } finally {
    await platform.events.stop();
    await platform.database.close();
  }
}

const explain = (error: unknown): string =>
  error instanceof ProblemError
    ? Object.values(error.details.fields ?? { '': error.message }).join('\n')
    : error instanceof Error
      ? error.message
      : String(error);

const [email = '', name = ''] = process.argv.slice(2);
try {
  process.stdout.write(`${await createAdmin(email, name, process.env['ADMIN_PASSWORD'] ?? '')}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
