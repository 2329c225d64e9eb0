import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import { type RawBuilder, sql } from 'kysely';

/** The regions and sub-categories of a notice as SQL of `integer[]`; 0 is among them, which stands for any. */
type Matched = { regions: RawBuilder<number[]>; codes: RawBuilder<number[]> };

/**
 * SQL after `from` for the settings that match a notice, of approved vendors who take such notifications: it is found by
 * the indexes of regions and codes. The setting is named `setting`.
 */
export const matchingSettings = ({ regions, codes }: Matched): RawBuilder<unknown> => sql`
    suggest_alert_setting as setting
      join brand_account as brand on brand.user_id = setting.brand_id
      join user_account as account on account.id = setting.brand_id
    where setting.is_enabled and setting.regions && ${regions} and setting.codes && ${codes}
      and brand.brand_status_type = ${sql.lit(EditState.DONE)} and account.is_alert_item
      and account.account_status = ${sql.lit(AccountStatus.NORMAL)} and account.deleted is null`;
