import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { FastifyInstance } from 'fastify';
import { checkPeriod } from '../platform/http/period.ts';
import { staffOnly } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import { listEntries } from './staff-log.repository.ts';

export function staffLogRoutes(app: FastifyInstance): void {
  route(app, listStaffLog, staffOnly, ({ db, user, query }) => {
    checkPeriod(query);
    return listEntries(db, user, query);
  });
}
