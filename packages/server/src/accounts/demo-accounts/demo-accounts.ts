import { PRIVACY_NOTICE_VERSION } from '@danji/contracts/accounts/privacy-notice';
import { EditState } from '@danji/contracts/codes/edit-state';
import { JobGrade } from '@danji/contracts/codes/job-grade';
import { AccountStatus, BrandPlan, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import type { NanoId } from '@danji/contracts/fields';
import { addSeconds } from '../../platform/clock.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import {
  countRecommended,
  findAccountByEmail,
  insertAccount,
  insertGeneral,
  updateCurrentWork,
} from '../accounts/index.ts';
import { insertBrand, SUBMITTED_FIELDS } from '../businesses/index.ts';
import { insertConsents } from '../../site/system-documents/index.ts';
import {
  DEMO_BUILDINGS,
  DEMO_COMPANIES,
  DEMO_JOBS,
  DEMO_NAMES,
  DEMO_NICKNAMES,
  demoBrandState,
  demoBusinessNo,
} from './demo-account-data.ts';
import { insertStaff } from '../staff-users/index.ts';
import { hashPassword } from '../passwords/index.ts';

const PASSWORD = 'danji1234';
const DAY_SECONDS = 86_400;
const REQUIRED_CONSENTS = {
  over_14: true,
  terms: true,
  privacy: true,
  privacy_notice: PRIVACY_NOTICE_VERSION,
} as const;
const at = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => list[index % list.length] as T;

type Seed = { db: Db; now: Date; password_hash: string };
type DemoPerson = { email: string; name: string; tel: string };

/** Profile fields that differ between invented accounts and are the same at every start. */
const toDemoProfile = (index: number, now: Date) => ({
  nickname: at(DEMO_NICKNAMES, index),
  created: addSeconds(now, -(365 - index * 4) * DAY_SECONDS - index * 3571),
  recent_login: index % 5 === 4 ? null : addSeconds(now, -(index % 40) * DAY_SECONDS - index * 911),
  birthday:
    index % 3 === 0
      ? null
      : `${1962 + ((index * 7) % 40)}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
  gender: at([null, 'female', 'male'] as const, index),
});

/** A few invented accounts are blocked, withdrawn, or in the middle of sign-up. */
function toDemoStatus(index: number, now: Date) {
  if (index % 17 === 11) return { account_status: AccountStatus.BLOCK, block_reason: '허위 공고를 반복해서 올렸어요.' };
  if (index % 19 === 13)
    return {
      account_status: AccountStatus.NORMAL,
      deleted: addSeconds(now, -index * DAY_SECONDS),
      delete_reason: '다른 단지로 옮겨서 더 쓰지 않아요.',
    };
  return { account_status: AccountStatus.NORMAL };
}

async function seedStaff({ db, now, password_hash }: Seed): Promise<void> {
  const operators = [
    ['admin@danji.test', '정다은', StaffType.ADMIN],
    ['staff@danji.test', '박운영', StaffType.STAFF],
    ['staff2@danji.test', '이새봄', StaffType.STAFF],
  ] as const;
  for (const [email, name, staff_type] of operators) {
    const account = {
      user_type: UserType.STAFF,
      email,
      name,
      password_hash,
      account_status: AccountStatus.NORMAL,
      created: addSeconds(now, -400 * DAY_SECONDS),
    } as const;
    await insertStaff(db, account, staff_type, now);
  }
}

/** The same referral code in every demo database: screens show it, and pictures of them are compared. */
const toDemoCode = (kind: 'USER' | 'FIRM', index: number): string => `${kind}${String(index).padStart(4, '0')}`;

/** The same public id in every demo database: an author's page is at it. */
const toDemoId = (index: number) => `demo-member-${String(index).padStart(9, '0')}` as NanoId;

async function seedGeneral(
  { db, now, password_hash }: Seed,
  person: DemoPerson,
  index: number,
  recommender: number | null,
): Promise<number> {
  const id = await insertAccount(
    db,
    {
      nano_id: toDemoId(index),
      user_type: UserType.GENERAL,
      password_hash,
      recommand_user_id: recommender,
      ref_code: toDemoCode('USER', index),
      ...toDemoProfile(index, now),
      ...toDemoStatus(index, now),
      ...person,
    },
    now,
  );
  const [building_name, address1] = at(DEMO_BUILDINGS, index);
  const [job, job_grade] = at(DEMO_JOBS, index);
  await insertGeneral(
    db,
    id,
    index % 8 === 7
      ? null
      : { building_name, address1, address2: index % 2 ? '관리사무소' : '', tel: '', job, job_grade },
  );
  await insertConsents(
    db,
    id,
    { ...REQUIRED_CONSENTS, marketing: index % 2 === 0 },
    addSeconds(now, -30 * DAY_SECONDS),
  );
  return id;
}

type Company = { name: string; industry: string; plan: 0 | 1 | 2 | 3 | 4 | 5; business_no: string; date: string };

type BrandState = 0 | 1 | 2 | 3 | 4 | 5;

/** Brands whose limit of bid notices operators have set, by their index. */
const OWN_VIEW_LIMITS: Readonly<Record<number, number>> = { 4: 50, 12: 500, 22: -1 };

function toBrandColumns(person: DemoPerson, index: number, company: Company, state: BrandState, now: Date) {
  const isSubmitted = state !== EditState.WAIT;
  const [, address1] = at(DEMO_BUILDINGS, index);
  const hasFinances = isSubmitted && index % 3 !== 1;
  return {
    brand_status_type: state,
    plan: company.plan,
    suggest_item_view_limit: OWN_VIEW_LIMITS[index] ?? null,
    name: company.name,
    industry: company.industry,
    reject_reason:
      state === EditState.FAILED ? '사업자등록증의 글자가 보이지 않아요. 더 밝은 곳에서 찍어 다시 올려 주세요.' : null,
    ...(isSubmitted && {
      business_no: company.business_no,
      company_manager_name: person.name,
      date: company.date,
      address1,
      tel: `0315550${String(100 + index)}`,
    }),
    ...(hasFinances && {
      price: (index + 3) * 180_000_000,
      employees: 4 + index * 3,
      profit: (index - 6) * 21_000_000,
      credit_grade: at(['A-', 'BBB+', 'BBB', 'BB+'] as const, index),
      updated_financial: addSeconds(now, -90 * DAY_SECONDS),
      updated_financial_year: 2025,
    }),
    ...(isSubmitted && {
      successful_bids: (index * 5) % 37,
      private_contracts: (index * 3) % 11,
      review_score: index % 4 === 0 ? 0 : 3 + (index % 20) / 10,
    }),
  };
}

async function seedBrand(
  { db, now, password_hash }: Seed,
  person: DemoPerson,
  index: number,
  company: Company,
  state: BrandState,
): Promise<void> {
  const id = await insertAccount(
    db,
    {
      user_type: UserType.BRAND,
      password_hash,
      ref_code: toDemoCode('FIRM', index),
      ...toDemoProfile(index, now),
      ...toDemoStatus(index + 2, now),
      ...person,
    },
    now,
  );
  const brand = { user_id: id, ...toBrandColumns(person, index, company, state, now) };
  const approved = state === EditState.DONE || state === EditState.EDITED || state === EditState.DISABLED;
  await insertBrand(db, {
    ...brand,
    ...(approved && {
      approved_detail: toJson(
        Object.fromEntries(SUBMITTED_FIELDS.map((key) => [key, (brand as Record<string, unknown>)[key] ?? ''])),
      ),
    }),
  });
  await insertConsents(
    db,
    id,
    { ...REQUIRED_CONSENTS, marketing: index % 2 === 1 },
    addSeconds(now, -30 * DAY_SECONDS),
  );
}

const tel = (serial: number): string => `0100000${String(serial).padStart(4, '0')}`;

async function seedGenerals(seed: Seed): Promise<void> {
  const { db } = seed;
  const manager = await seedGeneral(seed, { email: 'manager@danji.test', name: '정유진', tel: tel(1) }, 0, null);
  const [building_name, address1] = DEMO_BUILDINGS[0];
  await updateCurrentWork(db, manager, {
    building_name,
    address1,
    address2: '관리동 1층',
    tel: '0319712345',
    job: '관리사무소 총괄',
    job_grade: JobGrade.MANAGER,
  });
  for (const [index, name] of DEMO_NAMES.entries()) {
    const isRecommended = index % 6 === 1;
    await seedGeneral(
      seed,
      { email: `user${index + 1}@danji.test`, name, tel: tel(1001 + index) },
      index + 1,
      isRecommended ? manager : null,
    );
    if (isRecommended) await countRecommended(db, manager);
  }
}

async function seedBrands(seed: Seed): Promise<void> {
  const own: Company = {
    name: '한빛설비',
    industry: '기계설비',
    plan: BrandPlan.S_STANDARD,
    business_no: '9998600039',
    date: '2015-03-02',
  };
  await seedBrand(seed, { email: 'brand@danji.test', name: '최지우', tel: tel(2) }, 0, own, EditState.DONE);
  for (const [index, [name, industry, plan]] of DEMO_COMPANIES.entries()) {
    const person = {
      email: `brand${index + 1}@danji.test`,
      name: at(DEMO_NAMES, index * 7 + 3),
      tel: tel(2001 + index),
    };
    await seedBrand(
      seed,
      person,
      index + 1,
      {
        name,
        industry,
        plan,
        business_no: demoBusinessNo(index),
        date: `${1994 + ((index * 5) % 31)}-0${(index % 9) + 1}-15`,
      },
      demoBrandState(index),
    );
  }
}

/**
 * Seeds the four demo accounts and invented accounts around them, all with the password danji1234. Existing demo
 * accounts are left alone; either all are created or none.
 */
export async function seedDemoAccounts(db: Db, now: Date): Promise<void> {
  await transaction(db, async (db) => {
    if (await findAccountByEmail(db, UserType.GENERAL, 'manager@danji.test')) return;
    const seed: Seed = { db, now, password_hash: await hashPassword(PASSWORD) };
    await seedStaff(seed);
    await seedGenerals(seed);
    await seedBrands(seed);
  });
}
