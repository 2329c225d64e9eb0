import type { User } from '@danji/contracts/accounts/user';
import type { Db } from '../../platform/database/open-database.ts';

type Terms = Pick<User, 'recommand_tier' | 'bonus_point_rate' | 'is_recommander_manager'>;

/** Sets what operators decide about the points that an account gets for purchases of others. */
export async function setRecommendTerms(db: Db, id: number, terms: Terms, now: Date): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ ...terms, updated: now })
    .where('id', '=', id)
    .execute();
}
