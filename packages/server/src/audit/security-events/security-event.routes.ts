import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import type { FastifyInstance } from 'fastify';
import { checkPeriod } from '../../platform/http/period.ts';
import { route } from '../../platform/http/route.ts';
import { listEvents } from './security-event.repository.ts';

export function registerSecurityEventRoutes(app: FastifyInstance): void {
  route(app, listSecurityEvents, ({ db, query }) => {
    checkPeriod(query);
    return listEvents(db, query);
  });
}
