import { INVITATIONS_PER_DAY } from '@danji/contracts/workspace/invitation';
import { toBusinessDate } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/**
 * Counts one invitation of the user, in the statement that checks the limit: concurrent calls wait for the row. Throws
 * 429 when today's are used up. A refused call rolls its count back. Our staff are not limited; their calls are logged.
 */
export async function countInvitation(db: Db, user: Principal, now: Date): Promise<void> {
  if (isStaff(user)) return;
  const counted = await db
    .insertInto('invitation_usage')
    .values({ user_id: user.id, day: toBusinessDate(now), count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          day: sql`greatest(invitation_usage.day, excluded.day)`,
          count: sql`case when invitation_usage.day < excluded.day then 1 else invitation_usage.count + 1 end`,
        })
        .where((eb) =>
          eb.or([
            eb('invitation_usage.day', '<', eb.ref('excluded.day')),
            eb('invitation_usage.count', '<', INVITATIONS_PER_DAY),
          ]),
        ),
    )
    .returning('count')
    .executeTakeFirst();
  if (!counted) throw new ProblemError('invitation_limit_reached');
}
