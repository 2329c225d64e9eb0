import type { SuggestAlertFigures } from '@danji/contracts/bids/suggest-item-staff';
import { getSuggestAlertFigures } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';

const DAYS = 30;

/** Counts what alerts have done in the last 30 days. */
async function countAlerts(db: Db, now: Date): Promise<SuggestAlertFigures> {
  const since = addSeconds(now, -DAYS * 86_400);
  const { rows } = await sql<SuggestAlertFigures>`
    select notice.notices, alert.deliveries, alert.read, setting.settings,
      kapt.notices as kapt_notices, told.deliveries as kapt_deliveries, told.read as kapt_read
    from (select count(*)::integer as notices from suggest_alert_notice where matched > ${since}) as notice,
      (select count(*)::integer as deliveries, count(*) filter (where is_read)::integer as read
        from suggest_alert where created > ${since}) as alert,
      (select count(*)::integer as notices from kapt_notice where matched > ${since}) as kapt,
      (select count(*)::integer as deliveries, count(*) filter (where is_read)::integer as read
        from kapt_alert where created > ${since}) as told,
      (select count(*)::integer as settings from suggest_alert_setting where is_enabled) as setting`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('the counts have no row');
  return figures;
}

/** The figures of alerts, for our staff. */
export function registerAlertFigureRoutes(app: FastifyInstance): void {
  route(app, getSuggestAlertFigures, ({ db, now }) => countAlerts(db, now));
}
