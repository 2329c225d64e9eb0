import { pick } from '@danji/contracts/pick';
import { RecommendTier } from '@danji/contracts/codes/user-codes';
import type { BodyOf, LoggedOf } from '@danji/contracts/define-endpoint';
import type { updateRecommendMember } from '@danji/contracts/points/recommend-staff.endpoints';
import { updateAccount } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { insertChange } from './change.repository.ts';
import { getMember } from './relation.service.ts';
import { lockTree } from './tree.repository.ts';

type Terms = LoggedOf<typeof updateRecommendMember>;

const NAMES = ['recommand_tier', 'bonus_point_rate', 'is_recommander_manager'] as const satisfies (keyof Terms)[];

const toTexts = ({ recommand_tier, bonus_point_rate, is_recommander_manager }: Terms) => ({
  recommand_tier: RecommendTier.label(recommand_tier),
  bonus_point_rate: `${bonus_point_rate}%`,
  is_recommander_manager: is_recommander_manager ? '예' : '아니요',
});

/** Sets tier, additional rate and the right to see the whole tree below; entries of points keep the tier of their time. */
export async function changeTerms(
  db: Db,
  id: number,
  { reason, ...terms }: BodyOf<typeof updateRecommendMember>,
  { user, now }: { user: Principal; now: Date },
): Promise<{ before: Terms; after: Terms }> {
  await lockTree(db);
  const before = pick(await getMember(db, id), NAMES);
  await updateAccount(db, id, terms, now);
  const texts = { before: toTexts(before), after: toTexts(terms) };
  const fields = NAMES.map((field) => ({
    field,
    before: texts.before[field],
    after: texts.after[field],
  }));
  await insertChange(db, { user_id: id, actor_id: user.id, fields, reason: reason.trim() }, now);
  return { before, after: terms };
}
