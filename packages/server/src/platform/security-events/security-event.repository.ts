import type { SecurityEventKindCode } from '@danji/contracts/codes/security-event-kind';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import { sql } from 'kysely';
import { addSeconds } from '../clock.ts';
import type { Db } from '../database/open-database.ts';
import { prepared } from '../database/prepared-statements.ts';

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

const insertEvent = prepared(`
  insert into security_event (created, kind, account_id, actor_id, session, ip, network, user_agent, request_id, detail)
  select $1::timestamptz, $2::smallint, $3::bigint, $4::bigint, $5, $6, $7::text, $8, $9, $10::jsonb
  where $11::boolean or (
    select count(*) from security_event
    where network = $7 and created > $12::timestamptz and kind = $2 and account_id is not distinct from $3::bigint
  ) < $13::integer`);

/** Stores an event. Reads of personal data are stored without a limit, since every one of them counts. */
export async function insertSecurityEvent(db: Db, event: NewSecurityEvent, now: Date): Promise<void> {
  const { kind, accountId, actorId, session, ip, network, userAgent, requestId, detail } = event;
  const isUnlimited = kind === SecurityEventKind.PERSONAL_DATA_READ;
  const columns = [now, kind, accountId, actorId, session, ip, network, userAgent, requestId, JSON.stringify(detail)];
  await insertEvent(db, [...columns, isUnlimited, addSeconds(now, -60), MAX_PER_MINUTE]);
}

/** Deletes events after two years. The trigger of the table lets no younger row go. */
export async function deleteOldSecurityEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('security_event')
    .where('created', '<', sql<string>`${now}::timestamptz - interval '2 years'`)
    .execute();
}
