import {
  createCustomRecommendRelation,
  getRecommendMember,
  listCustomRecommendRelations,
  listRecommendChanges,
  updateCustomRecommendRelation,
  updateRecommendMember,
} from '@danji/contracts/points/recommend-staff.endpoints';
import { findPurchaseRecipients } from '@danji/contracts/points/purchase-recipients';
import type { RecommendMember } from '@danji/contracts/points/recommend-relation';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { listChanges } from './change.repository.ts';
import { addCustom, changeCustom } from './custom-relation.service.ts';
import { listAncestors } from './member.repository.ts';
import { findActiveCustom, findRelation, listCustomRelations } from './relation.repository.ts';
import { getMember } from './relation.service.ts';
import { changeTerms } from './terms.service.ts';

async function toRecommendMember(db: Db, id: number): Promise<RecommendMember> {
  const { user, ref_code, accum_recommandeds, recommand_tier, bonus_point_rate, is_recommander_manager } =
    await getMember(db, id);
  const ancestors = await listAncestors(db, id);
  return {
    user,
    ref_code,
    accum_recommandeds,
    recommand_tier,
    bonus_point_rate,
    is_recommander_manager,
    relation: (await findRelation(db, id)) ?? null,
    custom: (await findActiveCustom(db, id)) ?? null,
    ancestors,
    ...findPurchaseRecipients(ancestors),
  };
}

/** Registers the calls by which operators read and decide about members in the referral tree. */
export function registerStaffRecommendRoutes(app: FastifyInstance): void {
  route(app, listCustomRecommendRelations, ({ db, query }) => listCustomRelations(db, query));

  route(app, createCustomRecommendRelation, async ({ db, body, user, now, change }) => {
    const saved = await addCustom(db, body, { user, now });
    change.record(saved);
    return saved.after;
  });

  route(app, updateCustomRecommendRelation, async ({ db, params: { id }, body, user, now, change }) => {
    const saved = await changeCustom(db, id, body, { user, now });
    change.record(saved);
    return saved.after;
  });

  route(app, getRecommendMember, ({ db, params: { id } }) => toRecommendMember(db, id));

  route(app, updateRecommendMember, async ({ db, params: { id }, body, user, now, change }) => {
    change.record(await changeTerms(db, id, body, { user, now }));
    return toRecommendMember(db, id);
  });

  route(app, listRecommendChanges, async ({ db, params: { id }, query }) => {
    await getMember(db, id);
    return listChanges(db, id, query);
  });
}
