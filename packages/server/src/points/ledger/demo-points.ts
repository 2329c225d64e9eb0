import { PointHistoryType, type PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { AccountStatus, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPointSet } from './point-set.repository.ts';
import type { PointPosting } from './post-points.ts';

/** The length of the history below. */
const YEAR_DAYS = 365;
const MEMBERS = 40;

type DemoEntry = readonly [daysAgo: number, type: PointHistoryTypeCode, points: number, description: string];

const YEAR: readonly DemoEntry[] = [
  [360, PointHistoryType.SIGN_UP, 1_000, '회원가입을 축하해요'],
  [331, PointHistoryType.ANSWER_WRITTEN, 50, '승강기 검사 주기를 묻는 글에 답변'],
  [302, PointHistoryType.ANSWER_ACCEPTED, 500, '주차 배정 질문의 답변 채택'],
  [268, PointHistoryType.POST_SALE, 300, '소방 점검표 자료 판매'],
  [231, PointHistoryType.POST_PURCHASE, -200, '장기수선계획 예시 구매'],
  [197, PointHistoryType.SHOP_ORDER, 840, 'LED 센서등 10개 구매 적립'],
  [154, PointHistoryType.ANSWER_ACCEPTED, 300, '하자보수 질문의 답변 채택'],
  [120, PointHistoryType.OTHER, 20, '자료 올리기'],
  [88, PointHistoryType.SHOP_PAYMENT, -600, '청소용품 주문에 사용'],
  [41, PointHistoryType.ANSWER_ACCEPTED, 500, '동파 예방 질문의 답변 채택'],
  [12, PointHistoryType.POST_SALE, 300, '주민공고문 서식 판매'],
  [3, PointHistoryType.OTHER, 10, '글쓰기'],
];

/** Seeds the points for a sign-up of the demo; the amounts are those of its history. */
export async function seedDemoPointSet(db: Db, now: Date): Promise<void> {
  const admin = await db
    .selectFrom('staff_account')
    .where('staff_type', '=', StaffType.ADMIN)
    .select('user_id')
    .orderBy('user_id')
    .executeTakeFirst();
  if (admin)
    await insertPointSet(db, {
      point_signup: 1_000,
      point_referral: 500,
      point_referred: 500,
      point_review_text: 100,
      point_review_image: 300,
      limit_price_user: 300_000,
      limit_price_day: 3_000_000,
      staff_id: admin.user_id,
      created: now,
    });
}

/** Members without an entry in the last months. */
const isQuiet = (index: number): boolean => index % 10 === 9;
const QUIET_DAYS = 150;

type Member = { id: number; created: string };

/** The history of a member: it begins with the sign-up, and takes as long as the account is old. */
function toHistory({ id, created }: Member, index: number, now: Date): PointPosting[] {
  const seconds = (now.getTime() - Date.parse(created)) / 1000;
  return YEAR.flatMap(([daysAgo, type, points, description], place) => {
    const isMissed = place > 0 && points > 0 && (index + place) % 5 === 4;
    if (isMissed || (isQuiet(index) && daysAgo < QUIET_DAYS)) return [];
    const age = place === 0 ? seconds : (seconds * daysAgo) / YEAR_DAYS;
    const entry = { userId: id, type, points, description, causeKey: `demo:${id}-${place}:given` };
    return [{ ...entry, now: addSeconds(now, -Math.floor(age)) }];
  });
}

/** Lists a year of entries of the first members. Entries of an account are posted in the order of their time. */
export async function listDemoPostings(db: Db, now: Date): Promise<PointPosting[]> {
  const members = await db
    .selectFrom('user_account')
    .where('user_type', 'in', [UserType.GENERAL, UserType.BRAND])
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .select(['id', 'created'])
    .orderBy('id')
    .limit(MEMBERS)
    .execute();
  return members.flatMap((member, index) => toHistory(member, index, now));
}
