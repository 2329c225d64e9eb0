import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { OwnData } from '../../platform/personal-data/personal-data-contributor.ts';
import { findCurrentWork } from './general.repository.ts';

const GENDERS = { male: '남성', female: '여성' } as const;
const PROVIDERS = { kakao: '카카오' } as const;

const toProfile = (account: Selectable<Database['user_account']>) => ({
  회원번호: account.nano_id,
  회원종류: UserType.label(account.user_type),
  상태: AccountStatus.label(account.account_status),
  이름: account.name,
  닉네임: account.nickname,
  이메일: account.email,
  휴대폰: formatTel(account.tel),
  생년월일: account.birthday,
  성별: account.gender && GENDERS[account.gender],
  알림수신: account.is_alert_item,
  포인트: account.points,
  누적포인트: account.accum_points,
  추천코드: account.ref_code,
  추천한회원수: account.accum_recommandeds,
  비밀번호: account.password_hash ? '되돌릴 수 없게 암호화해 보관' : '없음',
  가입: formatDateTime(account.created),
  최근로그인: formatDateTime(account.recent_login),
});

const toBusiness = (brand: Selectable<Database['brand_account']>) => ({
  심사상태: EditState.label(brand.brand_status_type),
  반려사유: brand.reject_reason,
  상호: brand.name,
  사업자등록번호: brand.business_no,
  법인등록번호: brand.corporation_no,
  대표자: brand.company_manager_name,
  우편번호: brand.address_code,
  주소: brand.address1,
  상세주소: brand.address2,
  전화번호: formatTel(brand.tel),
  업종: brand.industry,
  설립일: brand.date,
  연매출: brand.price,
  순이익: brand.profit,
  직원수: brand.employees,
  신용등급: brand.credit_grade,
});

async function collectWork(db: Db, userId: number) {
  const work = await findCurrentWork(db, userId);
  return (
    work && {
      건물: work.building_name,
      우편번호: work.address_code,
      주소: work.address1,
      상세주소: work.address2,
      전화번호: formatTel(work.tel),
      하는일: work.job,
      직급: formatJobGrade(work.job_grade),
    }
  );
}

async function listLogIns(db: Db, userId: number) {
  const rows = await db
    .selectFrom('auth_session')
    .where('user_id', '=', userId)
    .where('acting_staff_id', 'is', null)
    .select(['user_agent', 'created', 'ended'])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ user_agent, created, ended }) => ({
    로그인: formatDateTime(created),
    로그아웃: formatDateTime(ended),
    기기: user_agent,
  }));
}

async function listLinkedAccounts(db: Db, userId: number) {
  const rows = await db
    .selectFrom('social_account')
    .where('user_id', '=', userId)
    .where('unlinked', 'is', null)
    .select(['provider', 'provider_id', 'created'])
    .orderBy('id')
    .execute();
  return rows.map(({ provider, provider_id, created }) => ({
    서비스: PROVIDERS[provider],
    번호: provider_id,
    연결: formatDateTime(created),
  }));
}

const listPictures = (db: Db, userId: number, ids: readonly (number | null | undefined)[]) =>
  db
    .selectFrom('stored_file')
    .where('owner_id', '=', userId)
    .where('id', 'in', [...ids.flatMap((id) => id ?? []), 0])
    .select(['nano_id', 'name', 'size', 'storage_key'])
    .orderBy('id')
    .execute();

/** The account for its own export: profile, work place or business, log-ins, linked sign-ins, and the pictures. */
export async function collectOwnAccount(db: Db, userId: number): Promise<OwnData> {
  const account = await db.selectFrom('user_account').where('id', '=', userId).selectAll().executeTakeFirstOrThrow();
  const brand = await db.selectFrom('brand_account').where('user_id', '=', userId).selectAll().executeTakeFirst();
  return {
    data: {
      프로필: toProfile(account),
      ...(brand ? { 사업자정보: toBusiness(brand) } : { 근무지: await collectWork(db, userId) }),
      연결한로그인: await listLinkedAccounts(db, userId),
      로그인기록: await listLogIns(db, userId),
    },
    files: await listPictures(db, userId, [account.profile_image_id, brand?.business_image_id]),
  };
}
