import { GENERAL } from './account-seeds.ts';
import { AGO, type Seed } from './seed.ts';

/** General members of the lists of accounts have a place: half of the marked ones at the top, half below one account. */
export const RELATIONS: readonly Seed[] = [
  ...GENERAL,
  {
    table: 'recommend_relation',
    columns: {
      user_id: 'account.id',
      parent_id:
        'case when account.id in (:general:, :other:) then null when account.account_status <> 2 then :other: when account.id / 100 % 2 = 0 then :general: end',
      grade: 'case when account.account_status = 2 then 1 else 0 end',
      created: 'account.created',
      updated: 'account.created',
    },
    from: 'user_account as account where user_type = 2 and not exists (select from recommend_relation where user_id = account.id)',
  },
];
export const CUSTOM_RELATIONS: readonly Seed[] = [
  {
    table: 'recommend_custom_relation',
    columns: {
      user_id: 'case when m then :general: else :other: end',
      parent_id: ':brand:',
      // A member has one active custom parent at most.
      is_active: 'n = 1',
      created: AGO,
      updated: AGO,
    },
  },
];
export const CHANGES: readonly Seed[] = [
  {
    table: 'recommend_change',
    columns: {
      user_id: 'case when m then :general: else :other: end',
      actor_id: ':admin:',
      fields: `'[]'`,
      reason: `''`,
      created: AGO,
    },
  },
];
/** General members of the lists of accounts were recommended: marked ones wait, all by one account. */
export const REFERRALS: readonly Seed[] = [
  ...GENERAL,
  {
    table: 'referral',
    columns: {
      user_id: 'account.id',
      recommender_id: 'case when account.account_status = 2 then :general: else :other: end',
      state: 'case when account.account_status = 2 then 1 else 0 end',
      suspicions: `'[]'`,
      referral_points: '1000',
      referred_points: '1000',
      created: 'account.created',
    },
    from: 'user_account as account where user_type = 2 and not exists (select from referral where user_id = account.id) and id not in (select id from user_account order by id limit 50)',
  },
];
/** General members of the lists of accounts got points for those below: marked ones in November. */
export const ACCRUALS: readonly Seed[] = [
  ...GENERAL,
  {
    table: 'referral_accrual',
    columns: {
      user_id: 'account.id',
      month: "case when account.account_status = 2 then date '2026-11-01' else date '2026-10-01' end",
      sign_ups: '1',
      sign_up_points: '1000',
      purchase_points: '0',
    },
    from: 'user_account as account where user_type = 2 and not exists (select from referral_accrual where user_id = account.id)',
  },
];
