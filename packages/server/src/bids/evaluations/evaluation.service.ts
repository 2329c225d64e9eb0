import type { createBrandEvaluation, updateBrandEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import type { BrandEvaluation, ContractEvaluation, OwnEvaluation } from '@danji/contracts/bids/brand-evaluation';
import { toTotal } from '@danji/contracts/bids/evaluation-summary';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { evaluationNotifications } from '@danji/contracts/notifications/catalogue/brands';
import { findBrandRef } from '../../accounts/businesses/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { findMembership, memberHasRight, requireRight } from '../../workspace/work-spaces/index.ts';
import { findContractRefusal, findEditRefusal } from './evaluation.policy.ts';
import {
  findContract,
  findOwnEvaluation,
  getEvaluation,
  insertEvaluation,
  insertReport,
  lockContract,
  lockEvaluation,
} from './evaluation.repository.ts';

const NOT_A_MANAGER = '평가는 워크스페이스의 관리자만 남길 수 있어요.';
const HAS_ONE = '이 계약에는 이미 평가를 남겼어요. 계약 하나에 한 번만 평가할 수 있어요.';

const gone = () => new ProblemError('not_found', { title: '평가가 없어요. 지워졌거나 볼 수 없는 평가예요.' });
const noContract = () =>
  new ProblemError('not_found', { title: '계약을 찾을 수 없어요. 지워졌거나 볼 수 없는 계약이에요.' });

async function getOwn(db: Db, scheduleId: number, user: Principal, now: Date): Promise<OwnEvaluation> {
  const evaluation = await findOwnEvaluation(db, scheduleId, user.id, now);
  if (!evaluation) throw gone();
  return evaluation;
}

/** Reads the evaluation of the brand of a contract, for those who may read the contract. Throws `not_found`. */
export async function readContractEvaluation(
  db: Db,
  user: Principal,
  scheduleId: number,
  now: Date,
): Promise<ContractEvaluation> {
  const contract = await findContract(db, scheduleId);
  if (!contract) throw noContract();
  const membership = await findMembership(db, contract.space_id, user.id);
  requireRight(user, membership, 'work');
  const evaluation = (await findOwnEvaluation(db, scheduleId, user.id, now)) ?? null;
  const reason = memberHasRight(membership, 'evaluate')
    ? findContractRefusal(contract, toBusinessDate(now))
    : NOT_A_MANAGER;
  return {
    evaluation,
    may_write: evaluation === null && reason === undefined,
    refusal: evaluation === null ? (reason ?? null) : null,
  };
}

/** Evaluates the brand of a contract, and tells it. Of two who do so at once one is refused. */
export async function writeEvaluation(
  db: Db,
  user: Principal,
  { schedule_id, comment, ...scores }: BodyOf<typeof createBrandEvaluation>,
  now: Date,
): Promise<OwnEvaluation> {
  const contract = await lockContract(db, schedule_id);
  if (!contract) throw noContract();
  const membership = await findMembership(db, contract.space_id, user.id);
  requireRight(user, membership, 'work');
  if (!memberHasRight(membership, 'evaluate')) throw new ProblemError('forbidden', { title: NOT_A_MANAGER });
  const { id: _, contract_start: __, brand_id, ...about } = contract;
  const refusal = findContractRefusal(contract, toBusinessDate(now));
  if (refusal !== undefined || brand_id === null)
    throw new ProblemError('invalid_transition', { ...(refusal !== undefined && { title: refusal }) });
  const isAdded = await insertEvaluation(
    db,
    { ...scores, comment: comment.trim(), ...about, brand_id, schedule_id, user_id: user.id },
    now,
  );
  if (!isAdded) throw new ProblemError('already_exists', { title: HAS_ONE });
  const stars = (toTotal(scores) / 2).toFixed(1);
  await notify(db, evaluationNotifications.written, [brand_id], { brand_id, stars }, now);
  return getOwn(db, schedule_id, user, now);
}

/** Changes one's own evaluation. */
export async function changeEvaluation(
  db: Db,
  user: Principal,
  id: number,
  { updated, comment, ...scores }: BodyOf<typeof updateBrandEvaluation>,
  now: Date,
): Promise<OwnEvaluation> {
  const row = await lockEvaluation(db, id);
  if (!row || row.user_id !== user.id || row.schedule_id === null) throw gone();
  const refusal = findEditRefusal(row, now);
  if (refusal !== undefined) throw new ProblemError('invalid_transition', { title: refusal });
  const { schedule_id } = row;
  await checkVersion(row, updated, () => getOwn(db, schedule_id, user, now));
  await db
    .updateTable('brand_evaluation')
    .set({ ...scores, comment: comment.trim(), updated: nextVersion(row, now) })
    .where('id', '=', id)
    .execute();
  return getOwn(db, schedule_id, user, now);
}

/** Writes, changes or removes the reply of the evaluated brand, and tells the author of the first one. */
export async function replyTo(db: Db, user: Principal, id: number, given: string, now: Date): Promise<BrandEvaluation> {
  const row = await lockEvaluation(db, id);
  if (!row || row.brand_id !== user.id || row.hidden !== null) throw gone();
  const reply = given.trim() || null;
  await db
    .updateTable('brand_evaluation')
    .set({ reply, replied: reply === null ? null : now })
    .where('id', '=', id)
    .execute();
  const company = (await findBrandRef(db, user.id))?.name ?? '';
  if (reply !== null && row.reply === null)
    await notify(db, evaluationNotifications.replied, [row.user_id], { brand_id: row.brand_id, company }, now);
  return getEvaluation(db, id);
}

/** Reports a visible evaluation to our staff. */
export async function report(db: Db, user: Principal, id: number, reason: string, now: Date): Promise<void> {
  const row = await lockEvaluation(db, id);
  if (!row || row.hidden !== null) throw gone();
  const isAdded = await insertReport(db, { evaluation_id: id, user_id: user.id, reason: reason.trim() }, now);
  if (!isAdded) throw new ProblemError('already_exists', { title: '이미 신고한 평가예요. 운영팀이 확인하고 있어요.' });
  if (row.reported === null)
    await db.updateTable('brand_evaluation').set({ reported: now }).where('id', '=', id).execute();
}
