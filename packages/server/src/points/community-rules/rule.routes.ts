import {
  getCommunityPointValues,
  listCommunityPointRuleChanges,
  listCommunityPointRules,
  saveCommunityPointRule,
} from '@danji/contracts/points/community-point-rule.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listRuleChanges, listRules, listValues } from './rule.repository.ts';
import { saveRule } from './rule.service.ts';

export function registerCommunityPointRuleRoutes(app: FastifyInstance): void {
  route(app, listCommunityPointRules, ({ db, query }) => listRules(db, query));

  route(app, getCommunityPointValues, async ({ db }) => ({ rules: await listValues(db) }));

  route(app, saveCommunityPointRule, async ({ db, user, body, change, now }) => {
    const saved = await saveRule(db, body, { actorId: user.id, now });
    change.record(saved);
    return saved.after;
  });

  route(app, listCommunityPointRuleChanges, ({ db, params: { id }, query }) => listRuleChanges(db, id, query));
}
