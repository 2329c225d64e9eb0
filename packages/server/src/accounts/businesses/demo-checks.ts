import { BusinessState } from '@danji/contracts/accounts/business-check';
import { EditState } from '@danji/contracts/codes/edit-state';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';

const { DONE, EDITED, DISABLED } = EditState;
/** The number of a demo brand that the sandbox's tax office calls closed. */
export const DEMO_CLOSED_NO = '9990300021';

/** Gives the approved demo brands the answer of last night, and suspends the one whose business is closed. */
export async function seedDemoChecks(db: Db, now: Date): Promise<void> {
  await sql`
    insert into business_check (business_no, state, tax_type, checked, changed)
    select distinct brand.business_no, case when brand.business_no = ${DEMO_CLOSED_NO} then ${BusinessState.CLOSED}::integer else ${BusinessState.ACTIVE}::integer end,
      '부가가치세 일반과세자', ${now}::timestamptz - interval '1 hour', ${now}::timestamptz - interval '20 days'
    from brand_account as brand
    where brand.brand_status_type in (${sql.join([DONE, EDITED, DISABLED])}) and brand.business_no <> ''
    on conflict do nothing`.execute(db);
  await db
    .updateTable('brand_account')
    .set({ suspended_by_check: now })
    .where('business_no', '=', DEMO_CLOSED_NO)
    .where('brand_status_type', '=', DISABLED)
    .execute();
}
