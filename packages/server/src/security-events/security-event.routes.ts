import { isIP } from 'node:net';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import type { FastifyInstance } from 'fastify';
import { checkPeriod } from '../platform/http/period.ts';
import { adminOnly } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import { invalidField } from '../platform/problem-error.ts';
import { listEvents } from './security-event.repository.ts';

export function registerSecurityEventRoutes(app: FastifyInstance): void {
  route(app, listSecurityEvents, adminOnly, ({ db, query }) => {
    checkPeriod(query);
    if (query.ip !== undefined && isIP(query.ip.trim()) === 0)
      throw invalidField('ip', 'IP 주소를 끝까지 입력해 주세요. 예: 203.0.113.7');
    return listEvents(db, query);
  });
}
