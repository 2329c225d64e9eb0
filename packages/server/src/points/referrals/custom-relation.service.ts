import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { CustomRecommendRelation } from '@danji/contracts/points/recommend-relation';
import type {
  createCustomRecommendRelation,
  updateCustomRecommendRelation,
} from '@danji/contracts/points/recommend-staff.endpoints';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { insertChange, toStoredParent } from './change.repository.ts';
import {
  endActiveCustom,
  ensureRelation,
  findActiveCustom,
  findCustom,
  insertCustom,
  useCustom,
} from './relation.repository.ts';
import { getMember, getNewParent } from './relation.service.ts';
import { lockTree } from './tree.repository.ts';

type Actor = { user: Principal; now: Date };
type Saved = { before: CustomRecommendRelation | null; after: CustomRecommendRelation };

async function getCustom(db: Db, id: number): Promise<CustomRecommendRelation> {
  const custom = await findCustom(db, id);
  if (!custom) throw new ProblemError('not_found', { title: '따로 정한 관계를 찾을 수 없어요.' });
  return custom;
}

async function record(db: Db, userId: number, reason: string, former: number | null | undefined, { user, now }: Actor) {
  const current = await findActiveCustom(db, userId);
  const fields = [
    { field: 'custom_parent_id' as const, before: toStoredParent(former), after: toStoredParent(current?.parent_id) },
  ];
  await insertChange(db, { user_id: userId, actor_id: user.id, fields, reason: reason.trim() }, now);
}

/** Gives a member another parent; the active one ends. */
export async function addCustom(
  db: Db,
  { user_id, parent_user_id, grade, reason }: BodyOf<typeof createCustomRecommendRelation>,
  actor: Actor,
): Promise<Saved> {
  const { now } = actor;
  await lockTree(db);
  await getMember(db, user_id);
  const parent = await getNewParent(db, parent_user_id, user_id);
  const before = (await findActiveCustom(db, user_id)) ?? null;
  await endActiveCustom(db, user_id, now);
  await ensureRelation(db, user_id, now);
  const id = await insertCustom(db, { user_id, parent_id: parent.id, grade }, now);
  await record(db, user_id, reason, before?.parent_id, actor);
  return { before, after: await getCustom(db, id) };
}

/** Uses a custom parent again, instead of the active one, or stops using it. */
export async function changeCustom(
  db: Db,
  id: number,
  { is_active, reason }: BodyOf<typeof updateCustomRecommendRelation>,
  actor: Actor,
): Promise<Saved> {
  await lockTree(db);
  const before = await getCustom(db, id);
  const { user, parent_id } = before;
  if (before.is_active === is_active) throw new ProblemError('invalid_transition');
  const former = (await findActiveCustom(db, user.id))?.parent_id;
  if (is_active && parent_id !== null) await getNewParent(db, parent_id, user.id, 'is_active');
  await endActiveCustom(db, user.id, actor.now);
  if (is_active) await useCustom(db, id, actor.now);
  await record(db, user.id, reason, former, actor);
  return { before, after: await getCustom(db, id) };
}
