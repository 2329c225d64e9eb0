import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { FastifyInstance } from 'fastify';
import { checkPeriod } from '../../platform/http/period.ts';
import { route } from '../../platform/http/route.ts';
import { listEntries } from './staff-log.repository.ts';

export function staffLogRoutes(app: FastifyInstance): void {
  route(app, listStaffLog, ({ db, user, query }) => {
    checkPeriod(query);
    return listEntries(db, user, query);
  });
}
