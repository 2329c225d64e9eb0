import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { updateRelation } from './relation.repository.ts';
import { joinTree } from './relation.service.ts';

/** Demo accounts below one another, by the start of their e-mail address: four levels with those whom `manager` recommended. */
const BELOW = [
  ['user2', ['user3', 'user5', 'brand1']],
  ['user3', ['user4', 'user6']],
  ['user8', ['user9', 'user10', 'brand2']],
] as const;
const GRADES = { manager: RecommendGrade.MASTER, user2: RecommendGrade.MAIN, user3: RecommendGrade.SUB } as const;

/** Puts demo accounts into the tree: who was recommended at sign-up, and two levels below. */
export async function seedDemoReferrals(db: Db, now: Date): Promise<void> {
  const people = await db
    .selectFrom('user_account')
    .where('email', 'like', '%@danji.test')
    .select(['id', 'email', 'recommand_user_id'])
    .orderBy('id')
    .execute();
  const idOf = (name: string) => people.find(({ email }) => email === `${name}@danji.test`)?.id;
  for (const { id, recommand_user_id } of people)
    if (recommand_user_id !== null) await joinTree(db, id, recommand_user_id, now);
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
    const { parent_id } = await db
      .selectFrom('recommend_relation')
      .where('user_id', '=', id)
      .select('parent_id')
      .executeTakeFirstOrThrow();
    await updateRelation(db, id, { parent_id, grade }, now);
  }
}
