import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { ReferralState } from '@danji/contracts/points/referral';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertReferral } from './referral.repository.ts';
import { updateRelation } from './relation.repository.ts';
import { joinTree } from './relation.service.ts';
import { listDemoPostings, type PointPosting, postPoints } from '../ledger/index.ts';
import { promisePair, toPostings } from './rewards.ts';

/** Demo accounts below one another, by the start of their e-mail address: four levels with those whom `manager` recommended. */
const BELOW = [
  ['user2', ['user3', 'user5', 'brand1']],
  ['user3', ['user4', 'user6']],
  ['user8', ['user9', 'user10', 'brand2']],
] as const;
const GRADES = { manager: RecommendGrade.MASTER, user2: RecommendGrade.MAIN, user3: RecommendGrade.SUB } as const;

const DAY_SECONDS = 86_400;
const POINTS = { referral_points: 1_000, referred_points: 1_000 };

/** Purchases of those below: days ago, units, and what their recommender got for each. */
const PURCHASES = [
  [170, 2, 60],
  [96, 1, 150],
  [34, 4, 45],
] as const;

type Joined = { user_id: number; recommender_id: number; created: Date };

/** Sign-ups that the recommender had points for; the last one waits for an operator. Resolves to their entries. */
async function seedPairs(db: Db, joined: readonly Joined[], now: Date): Promise<PointPosting[]> {
  const postings: PointPosting[] = [];
  for (const [index, { created, ...pair }] of joined.entries()) {
    const isLast = index === joined.length - 1;
    const row = { ...pair, ...POINTS };
    const state = isLast ? ReferralState.WAITING : ReferralState.PAID;
    const suspicions = isLast ? (['same_browser'] as const) : [];
    const id = await insertReferral(db, { ...row, state, suspicions: [...suspicions] }, isLast ? now : created);
    if (isLast) await promisePair(db, { ...row, id }, now);
    else postings.push(...toPostings({ ...row, id }, created));
  }
  return postings;
}

/** The points of recommenders for what the demo members whom they recommended have bought since their sign-up. */
const toPurchasePostings = (joined: readonly Joined[], now: Date): PointPosting[] =>
  joined.flatMap(({ user_id, recommender_id, created }) =>
    PURCHASES.flatMap(([daysAgo, units, unit_points]) => {
      const made = addSeconds(now, -daysAgo * DAY_SECONDS - user_id * 60);
      if (made <= created) return [];
      return {
        userId: recommender_id,
        type: PointHistoryType.RECOMMEND_PARENT,
        points: units * unit_points,
        causeKey: `demo:${user_id}-purchase-${daysAgo}:parent`,
        description: '추천한 회원의 구매',
        data: { units, unit_points, tier: 0, bonus_point_rate: 0 },
        now: made,
      };
    }),
  );

/** Puts demo accounts into the tree (who was recommended at sign-up, and two levels below), and posts a year of their points. */
export async function seedDemoReferrals(db: Db, now: Date): Promise<void> {
  const people = await db
    .selectFrom('user_account')
    .where('email', 'like', '%@danji.test')
    .select(['id', 'email', 'recommand_user_id', 'created'])
    .orderBy('id')
    .execute();
  const idOf = (name: string) => people.find(({ email }) => email === `${name}@danji.test`)?.id;
  const joined = people.flatMap(({ id, recommand_user_id, created }) =>
    recommand_user_id === null ? [] : [{ user_id: id, recommender_id: recommand_user_id, created: new Date(created) }],
  );
  for (const { user_id, recommender_id } of joined) await joinTree(db, user_id, recommender_id, now);
  const postings = [
    ...(await listDemoPostings(db, now)),
    ...(await seedPairs(db, joined, now)),
    ...toPurchasePostings(joined, now),
  ];
  for (const posting of postings.toSorted((a, b) => a.now.getTime() - b.now.getTime())) await postPoints(db, posting);
  for (const [name, names] of BELOW) {
    const parent = idOf(name);
    for (const below of names) {
      const id = idOf(below);
      if (parent && id) await joinTree(db, id, parent, now);
    }
  }
  for (const [name, grade] of Object.entries(GRADES)) {
    const id = idOf(name);
    if (!id) continue;
    const relation = await db
      .selectFrom('recommend_relation')
      .where('user_id', '=', id)
      .select('parent_id')
      .executeTakeFirst();
    if (relation) await updateRelation(db, id, { parent_id: relation.parent_id, grade }, now);
  }
}
