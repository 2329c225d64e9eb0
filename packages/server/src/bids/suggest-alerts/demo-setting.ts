import { EditState } from '@danji/contracts/codes/edit-state';
import type { Db } from '../../platform/database/open-database.ts';
import { saveSetting } from './suggest-alert.repository.ts';

const BRANDS = 5;
/** Painting and waterproofing, cleaning, disinfection, guarding, and the care of lifts. */
const TAGS = [101, 104, 502, 503, 601, 602, 701];

/** Some demo vendors are told of new notices. */
export async function seedDemoSetting(db: Db, now: Date): Promise<void> {
  const brands = await db
    .selectFrom('brand_account')
    .where('brand_status_type', '=', EditState.DONE)
    .select('user_id')
    .orderBy('user_id')
    .limit(BRANDS)
    .execute();
  for (const { user_id } of brands) await saveSetting(db, user_id, { is_enabled: true, sigungus: [], tags: TAGS }, now);
}
