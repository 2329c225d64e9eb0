import { FIGURE_DAYS } from '@danji/contracts/notifications/delivery-staff';
import {
  getDeliveryFigures,
  listStaffDeliveries,
  resendDelivery,
} from '@danji/contracts/notifications/delivery-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { checkPeriod } from '../../platform/http/period.ts';
import { route } from '../../platform/http/route.ts';
import { resendOne } from './resend-delivery.ts';
import { listDeliveries, readDeliveryReport } from './staff-delivery.repository.ts';

/** Messages to all members by channels outside of the app, for our staff. */
export function registerStaffDeliveryRoutes(app: FastifyInstance): void {
  const { contributions } = app.platform;

  route(app, listStaffDeliveries, ({ db, query }) => listDeliveries(db, query));

  route(app, resendDelivery, async ({ db, params: { id }, now, change }) => {
    const { before, after } = await resendOne(contributions, db, id, now);
    change.record({ before, after });
    return after;
  });

  route(app, getDeliveryFigures, ({ db, query }) => {
    checkPeriod(query, FIGURE_DAYS);
    return readDeliveryReport(db, query);
  });
}
