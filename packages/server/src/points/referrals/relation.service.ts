import { AccountStatus, RecommendGrade } from '@danji/contracts/codes/user-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { RecommendRelation } from '@danji/contracts/points/recommend-relation';
import type { setRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { insertChange, toStoredParent } from './change.repository.ts';
import { findByCode, findMember } from './member.repository.ts';
import { ensureRelation, findRelation, updateRelation } from './relation.repository.ts';
import { isAboveOrSame, lockTree } from './tree.repository.ts';

type Actor = { user: Principal; now: Date };
type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

const UNKNOWN = '그런 회원이 없어요. 번호를 다시 확인해 주세요.';
const CIRCLE = '이 회원의 아래에 있는 회원이라 상위로 정할 수 없어요.';

export async function getMember(db: Db, id: number): Promise<Member> {
  const member = await findMember(db, id);
  if (!member) throw new ProblemError('not_found', { title: '회원을 찾을 수 없어요.' });
  return member;
}

/** Finds a member who may become a parent: in good standing, and neither the member nor anybody below. Call it under the lock. */
export async function getNewParent(
  db: Db,
  parentId: number,
  userId: number,
  field = 'parent_user_id',
): Promise<Member> {
  const parent = await findMember(db, parentId);
  if (!parent) throw invalidField(field, UNKNOWN);
  if (parent.deleted || parent.account_status !== AccountStatus.NORMAL)
    throw invalidField(field, '이용이 정지되거나 탈퇴한 회원은 상위로 정할 수 없어요.');
  if (parent.id === userId) throw invalidField(field, '자기 자신은 상위로 정할 수 없어요.');
  if (await isAboveOrSame(db, userId, parent.id)) throw invalidField(field, CIRCLE);
  return parent;
}

type Saved = { before: RecommendRelation | null; after: RecommendRelation };
type Place = { userId: number; parent: Member | null; grade: RecommendRelation['grade']; reason: string };

async function save(db: Db, { userId, parent, grade, reason }: Place, { user, now }: Actor): Promise<Saved> {
  const before = (await findRelation(db, userId)) ?? null;
  if (parent) await ensureRelation(db, parent.id, now);
  await ensureRelation(db, userId, now);
  await updateRelation(db, userId, { parent_id: parent?.id ?? null, grade }, now);
  const fields = [
    { field: 'parent_id' as const, before: toStoredParent(before?.parent_id), after: toStoredParent(parent?.id) },
    {
      field: 'grade' as const,
      before: RecommendGrade.label(before?.grade ?? RecommendGrade.NONE),
      after: RecommendGrade.label(grade),
    },
  ];
  await insertChange(db, { user_id: userId, actor_id: user.id, fields, reason }, now);
  const after = await findRelation(db, userId);
  if (!after) throw new ProblemError('not_found');
  return { before, after };
}

type Body = BodyOf<typeof setRecommendParent>;

/** Sets parent and grade of a member on behalf of an operator; what was paid before stays as it is. */
async function setByOperator(db: Db, body: Body, actor: Actor): Promise<Saved> {
  const { user_id, parent_user_id, grade, reason = '' } = body;
  if (user_id === undefined) throw invalidField('user_id', '누구의 상위 회원인지 골라 주세요.');
  if (reason.trim() === '') throw invalidField('reason', '사유를 입력해 주세요.');
  await lockTree(db);
  await getMember(db, user_id);
  const current = await findRelation(db, user_id);
  // A parent who was blocked meanwhile may stay while only the grade changes.
  const isSame = parent_user_id !== null && current?.parent_id === parent_user_id;
  const parent =
    parent_user_id === null
      ? null
      : await (isSame ? getMember(db, parent_user_id) : getNewParent(db, parent_user_id, user_id));
  return save(db, { userId: user_id, parent, grade, reason: reason.trim() }, actor);
}

/** Members name their own parent, once; they get no points for it, because those are for sign-ups. */
async function setByMember(db: Db, body: Body, actor: Actor): Promise<Saved> {
  const { user } = actor;
  if (body.user_id !== undefined && body.user_id !== user.id) throw new ProblemError('forbidden');
  if (body.grade !== RecommendGrade.NONE)
    throw new ProblemError('forbidden', { title: '추천 직책은 운영자만 정할 수 있어요.' });
  await lockTree(db);
  if ((await findRelation(db, user.id))?.parent_id)
    throw new ProblemError('invalid_transition', { title: '추천인은 한 번만 정할 수 있어요.' });
  const { ref_code = '' } = body;
  const field = ref_code.trim() ? 'ref_code' : 'parent_user_id';
  const parentId = ref_code.trim() ? await findByCode(db, ref_code) : body.parent_user_id;
  if (!parentId)
    throw invalidField(
      field,
      ref_code.trim() ? '추천 코드를 찾을 수 없어요. 다시 확인해 주세요.' : '추천인을 정해 주세요.',
    );
  const parent = await getNewParent(db, parentId, user.id, field);
  return save(db, { userId: user.id, parent, grade: RecommendGrade.NONE, reason: '회원이 직접 정함' }, actor);
}

export const setParent = (db: Db, body: Body, actor: Actor): Promise<Saved> =>
  isStaff(actor.user) ? setByOperator(db, body, actor) : setByMember(db, body, actor);

/**
 * Puts an account that has just signed up below its recommender. Nobody is below a new account, so it closes no circle and
 * waits for no other change.
 */
export async function joinTree(db: Db, userId: number, parentId: number, now: Date): Promise<void> {
  await ensureRelation(db, parentId, now);
  await ensureRelation(db, userId, now);
  await updateRelation(db, userId, { parent_id: parentId, grade: RecommendGrade.NONE }, now);
}
