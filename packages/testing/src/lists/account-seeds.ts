import { AGO, marked, type Seed, TEXT } from './seed.ts';

/** Accounts of a kind, each with the row of its kind. */
export const accounts = (
  userType: 0 | 1 | 2,
  kind: string,
  details: Record<string, string>,
  copied: Record<string, string> = {},
): readonly Seed[] => [
  {
    table: 'user_account',
    columns: {
      nano_id: `'${userType}' || lpad(n::text, 20, '0')`,
      user_type: `${userType}`,
      email: `'u' || n || '@danji.test'`,
      name: TEXT,
      nickname: TEXT,
      account_status: 'case when m then 2 else 1 end',
      tel: `'010' || lpad(n::text, 8, '0')`,
      ref_code: `'R${userType}-' || n`,
      recent_login: `case when n % 7 = 0 then null else ${AGO} end`,
      created: AGO,
      updated: AGO,
      deleted: 'case when m then now() end',
      ...copied,
    },
  },
  {
    table: kind,
    columns: { user_id: 'account.id', ...details },
    from: `user_account as account, lateral (select account.account_status = 2 as m, account.id as n, false as is_common, false as is_rare) as mark where user_type = ${userType} and not exists (select from ${kind} where user_id = account.id)`,
  },
];

export const GENERAL = accounts(2, 'general_account', {
  brand_status_type: '4',
  current_work: `'{"building_name": "한빛마을", "address1": "", "address2": "", "tel": "", "job": "", "job_grade": 0}'`,
});
export const BRAND_COLUMNS = {
  brand_status_type: 'case when m then 3 else 4 end',
  business_no: `''`,
  corporation_no: `''`,
  name: `'회사 ' || n`,
  company_manager_name: `''`,
  address_code: `''`,
  address1: `''`,
  address2: `''`,
  tel: `''`,
  industry: `''`,
};
export const BRAND = accounts(
  1,
  'brand_account',
  BRAND_COLUMNS,
  // Triggers do not run while tables are filled.
  { brand_status: marked('3', '4') },
);
export const STAFF = accounts(
  0,
  'staff_account',
  { staff_type: marked('0', '1') },
  // Triggers do not run while tables are filled.
  { staff_type: marked('0', '1') },
);
/** Accounts that recommend others: neither blocked nor deleted. */
export const RECOMMENDERS = accounts(2, 'general_account', { brand_status_type: '4' }).map(({ columns, ...seed }) => ({
  ...seed,
  columns: seed.table === 'user_account' ? { ...columns, account_status: '1', deleted: 'null' } : columns,
}));
