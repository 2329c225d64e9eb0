import { isIP } from 'node:net';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { SecurityEvent } from '@danji/contracts/security/security-event';
import type { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { type RawBuilder, sql } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { toNetwork } from '../../platform/http/client-network.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { toPrefix } from '../../platform/http/search.ts';

type Query = QueryOf<typeof listSecurityEvents>;
type Person = SecurityEvent['people'][number];

const person = (account: string) =>
  sql<Person>`jsonb_build_object('id', ${sql.ref(`${account}.id`)}, 'name', ${sql.ref(`${account}.name`)}, 'user_type', ${sql.ref(`${account}.user_type`)})`;

const personOf = (column: string) =>
  sql<Person | null>`(select ${person('account')} from user_account as account where account.id = ${sql.ref(column)})`;

const people = sql<Person[]>`coalesce((
  select jsonb_agg(${person('account')} order by account.id) from user_account as account
  where account.id in (select read_id::bigint from jsonb_array_elements_text(event.detail -> 'people') as read_id)
), '[]'::jsonb)`;

/** Events about an account, by it, or in which its data were read. */
const toConcerns = (id: number): RawBuilder<boolean>[] => [
  sql`event.account_id = ${id}`,
  sql`event.actor_id = ${id}`,
  sql`event.detail @> ${toJson({ people: [id] })}::jsonb`,
];

/** Events from an address: the client of a whole one, or the addresses that start with what was typed so far. */
const from = (ip: string) =>
  isIP(ip) > 0
    ? sql<boolean>`event.network = ${toNetwork(ip)}`
    : sql<boolean>`event.ip like ${toPrefix(ip.toLowerCase())}`;

/** Lists security events, newest first. */
export function listEvents(db: Db, query: Query): Promise<Page<SecurityEvent>> {
  const { kind, user_id, ip, date_start, date_end } = query;
  let found = db.selectFrom('security_event as event');
  if (kind !== undefined) found = found.where('event.kind', '=', kind);
  if (ip?.trim()) found = found.where(from(ip.trim()));
  if (date_start !== undefined) found = found.where('event.created', '>=', dayStart(date_start));
  if (date_end !== undefined) found = found.where('event.created', '<', dayEnd(date_end));
  return readPage(db, query, {
    found: user_id === undefined ? found : toConcerns(user_id).map((concerned) => found.where(concerned)),
    order: [['event.created', 'desc']],
    key: 'event.id',
    lines: db
      .selectFrom('security_event as event')
      .select(['event.id', 'event.created', 'event.kind', 'event.session', 'event.ip', 'event.user_agent'])
      .select(['event.request_id', 'event.detail'])
      .select([
        personOf('event.account_id').as('account'),
        personOf('event.actor_id').as('actor'),
        people.as('people'),
      ]),
  });
}
