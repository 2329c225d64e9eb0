import { DEFAULT_JOB_GRADE } from '@danji/contracts/codes/job-grade';
import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { newNanoId } from '@danji/server/platform/ids';
import type { Platform } from '@danji/server/platform/platform';
import { hashPassword } from '@danji/server/accounts/passwords/passwords';
import { openSession } from './open-session.ts';

type Overrides = {
  name?: string;
  email?: string | null;
  tel?: string;
  account_status?: 0 | 1 | 2;
  /** Lets the account sign in by e-mail; hashing it takes some 40 ms. */ password?: string;
};
/** An account of a test with an open session. */
export type TestAccount = {
  id: number;
  nano_id: string;
  name: string;
  email: string | null;
  token: string;
  session: string;
};
export type AccountFactory = {
  general(overrides?: Overrides): Promise<TestAccount>;
  brand(
    overrides?: Overrides & { brand_status_type?: 0 | 1 | 2 | 3 | 4 | 5; company?: string; business_no?: string },
  ): Promise<TestAccount>;
  staff(overrides?: Overrides): Promise<TestAccount>;
  admin(overrides?: Overrides): Promise<TestAccount>;
};

/** Columns of a user account that are empty unless a test sets them. */
const EMPTY_ACCOUNT = {
  birthday: null,
  gender: null,
  profile_image_id: null,
  recommand_user_id: null,
  delete_reason: null,
  block_reason: null,
} as const;

/** Columns of a vendor account that are empty in a test. */
const EMPTY_BRAND = {
  reject_reason: null,
  suggest_item_view_limit: null,
  corporation_no: '',
  company_manager_name: '',
  address_code: '',
  address1: '',
  address2: '',
  tel: '',
  business_image_id: null,
  date: null,
  price: null,
  employees: null,
  successful_bids: null,
  private_contracts: null,
  review_score: null,
  profit: null,
  credit_grade: null,
  industry: '',
  updated_government_year: null,
  updated_financial_year: null,
  updated_contract_year: null,
} as const;

const CURRENT_WORK = JSON.stringify({
  building_name: '테스트아파트',
  address1: '',
  address2: '',
  tel: '',
  job: '',
  job_grade: DEFAULT_JOB_GRADE,
});

/** Creates accounts directly in the database, without text messages, each with one open session. */
export function createAccountFactory(platform: Platform): AccountFactory {
  const { db, clock } = platform;
  let serial = 0;

  async function account(user_type: 0 | 1 | 2, { password, ...overrides }: Overrides): Promise<TestAccount> {
    serial += 1;
    const now = clock.now();
    const row = await db
      .insertInto('user_account')
      .values({
        ...EMPTY_ACCOUNT,
        nano_id: newNanoId(),
        user_type,
        email: `person${serial}@danji.test`,
        password_hash: password ? await hashPassword(password) : null,
        name: `사람${serial}`,
        account_status: AccountStatus.NORMAL,
        tel: `0109${String(serial).padStart(7, '0')}`,
        ref_code: `T${serial}-${newNanoId().slice(0, 6)}`,
        created: now,
        updated: now,
        ...overrides,
      })
      .returning(['id', 'nano_id', 'name', 'email'])
      .executeTakeFirstOrThrow();
    return { ...row, ...(await openSession(platform, row.id)) };
  }

  const operator = async (staff_type: 0 | 1, overrides: Overrides) => {
    const made = await account(UserType.STAFF, overrides);
    await db.insertInto('staff_account').values({ user_id: made.id, staff_type }).execute();
    return made;
  };

  return {
    general: async (overrides = {}) => {
      const made = await account(UserType.GENERAL, overrides);
      await db
        .insertInto('general_account')
        .values({ user_id: made.id, brand_status_type: EditState.DONE, current_work: CURRENT_WORK })
        .execute();
      return made;
    },
    brand: async ({
      brand_status_type = EditState.DONE,
      company = '한빛건설',
      business_no = '',
      ...overrides
    } = {}) => {
      const made = await account(UserType.BRAND, overrides);
      await db
        .insertInto('brand_account')
        .values({ ...EMPTY_BRAND, user_id: made.id, brand_status_type, business_no, name: company })
        .execute();
      return made;
    },
    staff: (overrides = {}) => operator(StaffType.STAFF, overrides),
    admin: (overrides = {}) => operator(StaffType.ADMIN, overrides),
  };
}
