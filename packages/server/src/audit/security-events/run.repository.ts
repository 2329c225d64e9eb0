import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { UserType } from '@danji/contracts/codes/user-codes';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { SIGN_IN_ALARM } from './alarm-limits.ts';

/** A run of failed sign-ins of one account, or from one address. */
export type Run = { account_id: number | null; name: string | null; ip: string; network: string; failures: number };

/** Lists the runs of the last minutes. */
export async function listRuns(db: Db, now: Date): Promise<Run[]> {
  const { windowSeconds, failures, operatorFailures } = SIGN_IN_ALARM;
  const { rows } = await sql<Run>`
    with failure as (
      select account_id, network, ip, created from security_event
      where created > ${addSeconds(now, -windowSeconds)}::timestamptz and created <= ${now}::timestamptz
        and (kind = ${SecurityEventKind.SIGN_IN_FAILED}
          or (kind = ${SecurityEventKind.SIGN_IN_BLOCKED} and detail ->> 'reason' = 'too_many_requests'))
    ), latest as (
      select account.id as account_id, account.name, count(*)::int as failures,
        (array_agg(ip order by failure.created desc))[1] as ip,
        (array_agg(network order by failure.created desc))[1] as network
      from failure join user_account as account on account.id = failure.account_id
      group by account.id
      having count(*) >= case when account.user_type = ${UserType.STAFF} then ${operatorFailures}::int else ${failures}::int end
    )
    select account_id, name, ip, network, failures from latest
    union all
    select null, null, (array_agg(ip order by created desc))[1], network, count(*)::int
    from failure group by network having count(*) >= ${failures}::int`.execute(db);
  return rows;
}

/** Whether an alarm of this subject was stored within the quiet time. */
export async function hasAlarm(db: Db, subject: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('security_event')
    .select('id')
    .where('kind', '=', SecurityEventKind.ALARM)
    .where('created', '>', sql<string>`${addSeconds(now, -SIGN_IN_ALARM.quietSeconds)}::timestamptz`)
    .where(sql<boolean>`detail @> ${toJson({ subject })}::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
}
