import { simulateCommunityPointRule } from '@danji/contracts/points/community-point-rule.endpoints';
import { validateCommunityPointRule } from '@danji/contracts/points/community-point-rule';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { simulateRule } from './simulation.ts';

export function registerSimulationRoutes(app: FastifyInstance): void {
  route(app, simulateCommunityPointRule, ({ db, query: { value = null, ...key }, now }) => {
    const fields: Record<string, string> = validateCommunityPointRule({ ...key, value });
    if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
    return simulateRule(db, { ...key, value }, now);
  });
}
