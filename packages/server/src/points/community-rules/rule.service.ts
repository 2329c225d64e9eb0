import type { BodyOf } from '@danji/contracts/define-endpoint';
import { type CommunityPointRule, validateCommunityPointRule } from '@danji/contracts/points/community-point-rule';
import type { saveCommunityPointRule } from '@danji/contracts/points/community-point-rule.endpoints';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { findRule, lockRule, ruleHistory, updateRule } from './rule.repository.ts';

type Input = BodyOf<typeof saveCommunityPointRule>;
type Locked = Awaited<ReturnType<typeof lockRule>>;

/** Refuses a change of another state of the rule than the caller has seen: another version, or none. */
async function checkSeen(db: Db, rule: Locked, seen: string | undefined): Promise<void> {
  if (rule.value === null && seen === undefined) return;
  if (rule.value === null)
    throw new ProblemError('conflict', { title: '다른 사람이 먼저 지운 규칙이에요. 새 규칙으로 추가해 주세요.' });
  if (seen === undefined)
    throw new ProblemError('conflict', { title: '이미 있는 규칙이에요. 목록에서 골라 바꿔 주세요.' });
  await checkVersion(rule, seen, () => findRule(db, rule.id));
}

/** Sets or removes the value of a rule, and adds the change to its history. */
export async function saveRule(
  db: Db,
  { updated: seen, ...input }: Input,
  { actorId, now }: { actorId: number; now: Date },
): Promise<{ before: CommunityPointRule | null; after: CommunityPointRule | null }> {
  const fields: Record<string, string> = validateCommunityPointRule(input);
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  const rule = await lockRule(db, input, now);
  await checkSeen(db, rule, seen);
  const before = await findRule(db, rule.id);
  if (rule.value === input.value) return { before, after: before };
  await updateRule(db, rule.id, { value: input.value, updated: nextVersion(rule, now) });
  await ruleHistory.add(db, {
    rule_id: rule.id,
    actor_id: actorId,
    before: rule.value,
    after: input.value,
    created: now,
  });
  return { before, after: await findRule(db, rule.id) };
}
