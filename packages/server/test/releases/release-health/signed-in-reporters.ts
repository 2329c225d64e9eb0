import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { addSeconds } from '@danji/server/platform/clock';
import { newNanoId } from '@danji/server/platform/ids';
import { newSecret, toHash } from '@danji/server/platform/secrets';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';

type Accounts = { ageDays?: number; account_status?: 0 | 1; acting?: TestAccount };

const NO_VALUES = {
  password_hash: null,
  birthday: null,
  gender: null,
  profile_image_id: null,
  recommand_user_id: null,
  delete_reason: null,
  block_reason: null,
};

/**
 * Creates accounts that are signed in on the web, a month old unless said otherwise; returns the session cookie of
 * each. They are inserted at once, because the tests need hundreds.
 */
export async function createReporters(
  count: number,
  { ageDays = 30, account_status = AccountStatus.NORMAL, acting }: Accounts = {},
): Promise<string[]> {
  const { db, clock } = testServer();
  const inDays = (days: number): string => addSeconds(clock.now(), days * 86_400).toISOString();
  const [created, now, expires] = [inDays(-ageDays), inDays(0), inDays(30)];
  if (count === 0) return [];
  const accounts = await db
    .insertInto('user_account')
    .values(
      Array.from({ length: count }, () => {
        const nano_id = newNanoId();
        const own = { nano_id, email: `${nano_id}@danji.test`, ref_code: nano_id };
        return {
          ...NO_VALUES,
          ...own,
          user_type: UserType.GENERAL,
          name: '주민',
          account_status,
          created,
          updated: created,
        };
      }),
    )
    .returning('id')
    .execute();
  const sessions = await db
    .insertInto('auth_session')
    .values(
      accounts.map(({ id: user_id }) => ({
        nano_id: newNanoId(),
        user_id,
        client: 'web' as const,
        acting_staff_id: acting?.id ?? null,
        acting_session: acting?.session ?? null,
        user_agent: 'test',
        created: now,
        expires,
        end_reason: null,
      })),
    )
    .returning('id')
    .execute();
  const tokens = sessions.map(({ id }) => ({ session_id: id, token: newSecret() }));
  await db
    .insertInto('refresh_token')
    .values(
      tokens.map(({ session_id, token }) => ({
        session_id,
        generation: 1,
        token_hash: toHash(token),
        created: now,
        expires,
      })),
    )
    .execute();
  return tokens.map(({ token }) => `danji_refresh=${token}`);
}
