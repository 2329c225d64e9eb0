import type { QueryOf } from '@danji/contracts/define-endpoint';
import { DeliveryState } from '@danji/contracts/notifications/channel';
import {
  type DeliveryFigure,
  type DeliveryReport,
  MAX_FAILURES,
  type StaffDelivery,
} from '@danji/contracts/notifications/delivery-staff';
import type { getDeliveryFigures, listStaffDeliveries } from '@danji/contracts/notifications/delivery-staff.endpoints';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { dayEnd, dayStart } from '../../platform/http/period.ts';
import { readPage } from '../../platform/records/read-page.ts';

/** Nobody tries these again. */
const DEAD = [DeliveryState.FAILED, DeliveryState.UNKNOWN] as const;
/** The provider has taken them. */
const TAKEN = [DeliveryState.SENT, DeliveryState.DELIVERED, DeliveryState.FALLEN_BACK] as const;

const selectDeliveries = (db: Db) =>
  db
    .selectFrom('notification_delivery as delivery')
    .leftJoin('notification', 'notification.id', 'delivery.notification_id')
    .select(['delivery.id', 'delivery.notification_type', 'delivery.channel', 'delivery.state', 'delivery.is_digest'])
    .select(['delivery.attempts', 'delivery.error_code', 'delivery.due', 'delivery.done', 'delivery.created'])
    .select(['notification.title', 'notification.is_read'])
    .select(selectPersonRef<StaffDelivery['user']>('delivery.user_id').as('user'));

/** Lists what goes, or went, by channels outside of the app, the newest first. */
export function listDeliveries(db: Db, query: QueryOf<typeof listStaffDeliveries>): Promise<Page<StaffDelivery>> {
  const { user_id, channel, state, is_dead, ...page } = query;
  let found = db.selectFrom('notification_delivery as delivery');
  if (user_id !== undefined) found = found.where('delivery.user_id', '=', user_id);
  if (channel !== undefined) found = found.where('delivery.channel', '=', channel);
  if (state !== undefined) found = found.where('delivery.state', '=', state);
  return readPage(db, page, {
    found: is_dead === true ? DEAD.map((each) => found.where('delivery.state', '=', each)) : found,
    order: [['delivery.id', 'desc']],
    key: 'delivery.id',
    lines: selectDeliveries(db),
  });
}

type FiguresQuery = QueryOf<typeof getDeliveryFigures>;

function selectPeriod(db: Db, { date_start, date_end, channel, notification_type }: FiguresQuery) {
  let found = db
    .selectFrom('notification_delivery as delivery')
    .where('delivery.created', '>=', dayStart(date_start))
    .where('delivery.created', '<', dayEnd(date_end));
  if (channel !== undefined) found = found.where('delivery.channel', '=', channel);
  if (notification_type !== undefined) found = found.where('delivery.notification_type', '=', notification_type);
  return found;
}

/** SQL for the number of deliveries in these states. */
const countIn = (...states: readonly number[]) =>
  sql<number>`(count(*) filter (where delivery.state in (${sql.join(states)})))::integer`;

function readFigures(db: Db, query: FiguresQuery): Promise<DeliveryFigure[]> {
  const { WAITING, SENDING, DELIVERED, FALLEN_BACK, FAILED, UNKNOWN, SKIPPED } = DeliveryState;
  return selectPeriod(db, query)
    .leftJoin('notification', 'notification.id', 'delivery.notification_id')
    .select(sql<string>`to_char(delivery.created at time zone 'Asia/Seoul', 'YYYY-MM-DD')`.as('date'))
    .select(['delivery.channel', 'delivery.notification_type'])
    .select([
      sql<number>`count(*)::integer`.as('planned'),
      countIn(WAITING, SENDING).as('waiting'),
      countIn(...TAKEN).as('sent'),
      countIn(DELIVERED).as('delivered'),
      countIn(FALLEN_BACK).as('fallen_back'),
      countIn(FAILED).as('failed'),
      countIn(UNKNOWN).as('unknown'),
      countIn(SKIPPED).as('skipped'),
      // A person who has deleted it has seen it.
      sql<number>`(count(*) filter (where delivery.state in (${sql.join([...TAKEN])})
        and coalesce(notification.is_read, true)))::integer`.as('read'),
    ])
    .groupBy(['date', 'delivery.channel', 'delivery.notification_type'])
    .orderBy('date', 'desc')
    .orderBy('delivery.channel')
    .orderBy('delivery.notification_type')
    .execute();
}

const readFailures = (db: Db, query: FiguresQuery): Promise<DeliveryReport['failures']> =>
  selectPeriod(db, query)
    .where('delivery.state', '=', DeliveryState.FAILED)
    .select('delivery.channel')
    .select([
      sql<string>`coalesce(delivery.error_code, '')`.as('error_code'),
      sql<number>`count(*)::integer`.as('failed'),
    ])
    .groupBy(['delivery.channel', 'error_code'])
    .orderBy('failed', 'desc')
    .orderBy('error_code')
    .limit(MAX_FAILURES)
    .execute();

/** Counts what was planned in a period, by day, channel and subject, and why what failed did. */
export async function readDeliveryReport(db: Db, query: FiguresQuery): Promise<DeliveryReport> {
  return { rows: await readFigures(db, query), failures: await readFailures(db, query) };
}
