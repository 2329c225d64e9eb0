import { toBusinessDate } from '@danji/contracts/format/date';
import { LOG_IN_RECORD_DAYS } from '@danji/contracts/accounts/personal-data';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteTokens } from './refresh-tokens.repository.ts';
import { endSessions } from './sessions.repository.ts';

/** Deletes sessions, of everybody, that started before the records of log-ins have to reach back. */
async function purgeLogIns(db: Db, now: Date): Promise<void> {
  const started = new Date(`${toBusinessDate(addSeconds(now, -LOG_IN_RECORD_DAYS * 86_400))}T00:00:00+09:00`);
  await db
    .deleteFrom('auth_session')
    .where('created', '<', started.toISOString())
    .where('ended', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refresh_token as token')
            .whereRef('token.session_id', '=', 'auth_session.id')
            .select('token.id'),
        ),
      ),
    )
    .execute();
}

/** Tokens are deleted at once, and the sessions themselves when they are no log-in records any more. */
export const sessionPersonalData: PersonalDataContributor = {
  erased: ['refresh_token.token_hash'],
  kept: [
    {
      columns: ['auth_session.user_agent'],
      because: 'The record of a log-in: three months by law, then `purge` deletes the session.',
    },
  ],
  async erase(db, { id }, now) {
    await endSessions(db, id, 'erased', now);
    await deleteTokens(db, id);
  },
  purge: purgeLogIns,
};
