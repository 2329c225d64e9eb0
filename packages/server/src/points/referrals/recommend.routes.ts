import {
  getRecommendParent,
  listRecommendRelations,
  setRecommendParent,
} from '@danji/contracts/points/recommend-relation.endpoints';
import type { FastifyInstance } from 'fastify';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { listAncestors } from './member.repository.ts';
import { maskMember, toVisibleParent } from './recommend.policy.ts';
import { listRelations } from './relation.repository.ts';
import { setParent } from './relation.service.ts';

/** The referral tree, for operators and as far as members see it. */
export function registerRecommendRoutes(app: FastifyInstance): void {
  route(app, listRecommendRelations, async ({ db, query, user }) => {
    const parent_id = await toVisibleParent(db, user, query);
    const page = await listRelations(db, { ...query, ...(parent_id !== undefined && { parent_id }) });
    return isStaff(user) ? page : mapPage(page, maskMember);
  });

  route(app, setRecommendParent, async ({ db, body, user, now, change }) => {
    const saved = await setParent(db, body, { user, now });
    change.record(saved);
    return saved.after;
  });

  route(app, getRecommendParent, async ({ db, user }) => ({
    parent_user: (await listAncestors(db, user.id))[0]?.user ?? null,
  }));
}
