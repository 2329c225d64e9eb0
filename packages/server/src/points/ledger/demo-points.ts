import { PointHistoryType, type PointHistoryTypeCode } from '@danji/contracts/points/point-history-type';
import { AccountStatus, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPointSet } from './point-set.repository.ts';
import { postPoints } from './post-points.ts';

const DAY_SECONDS = 86_400;
const MEMBERS = 40;

type DemoEntry = readonly [daysAgo: number, type: PointHistoryTypeCode, points: number, description: string];

const YEAR: readonly DemoEntry[] = [
  [360, PointHistoryType.SIGN_UP, 1_000, '회원가입을 축하해요'],
  [331, PointHistoryType.ANSWER_WRITTEN, 50, '승강기 검사 주기를 묻는 글에 답변'],
  [302, PointHistoryType.REFERRAL, 500, '추천한 회원이 가입했어요'],
  [268, PointHistoryType.POST_SALE, 300, '소방 점검표 자료 판매'],
  [231, PointHistoryType.POST_PURCHASE, -200, '장기수선계획 예시 구매'],
  [197, PointHistoryType.SHOP_ORDER, 840, 'LED 센서등 10개 구매 적립'],
  [154, PointHistoryType.ANSWER_ACCEPTED, 300, '하자보수 질문의 답변 채택'],
  [120, PointHistoryType.OTHER, 20, '자료 올리기'],
  [88, PointHistoryType.SHOP_PAYMENT, -600, '청소용품 주문에 사용'],
  [41, PointHistoryType.REFERRAL, 500, '추천한 회원이 가입했어요'],
  [12, PointHistoryType.POST_SALE, 300, '주민공고문 서식 판매'],
  [3, PointHistoryType.OTHER, 10, '글쓰기'],
];

/** What a sign-up of the demo brings; the amounts are those of its history. */
async function seedPointSet(db: Db, now: Date): Promise<void> {
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
      limit_price_user: 300_000,
      limit_price_day: 3_000_000,
      staff_id: admin.user_id,
      created: now,
    });
}

/** A year of history of the first members; the later they joined, the shorter it is. */
export async function seedDemoPoints(db: Db, now: Date): Promise<void> {
  await seedPointSet(db, now);
  const members = await db
    .selectFrom('user_account')
    .where('user_type', 'in', [UserType.GENERAL, UserType.BRAND])
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .select('id')
    .orderBy('id')
    .limit(MEMBERS)
    .execute();
  for (const [index, { id }] of members.entries())
    for (const [place, [daysAgo, type, points, description]] of YEAR.entries()) {
      const isMissed = place > 0 && points > 0 && (index + place) % 5 === 4;
      if (isMissed) continue;
      await postPoints(db, {
        userId: id,
        type,
        points,
        causeKey: `demo:${id}-${place}:given`,
        description,
        now: addSeconds(now, -daysAgo * DAY_SECONDS - index * 977),
      });
    }
}
