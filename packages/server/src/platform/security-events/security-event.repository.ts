import type { SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { sql } from 'kysely';
import { addSeconds } from '../clock.ts';
import { toJson } from '../database/columns.ts';
import type { Db } from '../database/open-database.ts';

export type NewSecurityEvent = {
  kind: SecurityEventKindCode;
  accountId: number | null;
  actorId: number | null;
  session: string | null;
  ip: string;
  network: string;
  userAgent: string;
  requestId: string;
  detail: Record<string, unknown>;
};

/** So many events of one kind, account and client are stored in a minute, so that nobody fills the table. */
const MAX_PER_MINUTE = 30;

/** Stores an event. Reads of personal data are stored without a limit, since every one of them counts. */
export async function insertSecurityEvent(db: Db, event: NewSecurityEvent, now: Date): Promise<void> {
  const { kind, accountId, actorId, session, ip, network, userAgent, requestId, detail } = event;
  const isUnlimited = kind === SecurityEventKind.PERSONAL_DATA_READ;
  await sql`
    insert into security_event (created, kind, account_id, actor_id, session, ip, network, user_agent, request_id, detail)
    select ${now}, ${kind}, ${accountId}::bigint, ${actorId}::bigint, ${session}, ${ip}, ${network}, ${userAgent}, ${requestId}, ${toJson(detail)}::jsonb
    where ${isUnlimited} or (
      select count(*) from security_event
      where network = ${network} and created > ${addSeconds(now, -60)}::timestamptz
        and kind = ${kind} and account_id is not distinct from ${accountId}::bigint
    ) < ${MAX_PER_MINUTE}`.execute(db);
}

/** Deletes events after two years. The trigger of the table lets no younger row go. */
export async function deleteOldSecurityEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('security_event')
    .where('created', '<', sql<string>`${now}::timestamptz - interval '2 years'`)
    .execute();
}
