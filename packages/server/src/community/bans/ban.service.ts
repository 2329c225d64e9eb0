import { BanPeriod } from '@danji/contracts/codes/moderation-codes';
import { ReportReason } from '@danji/contracts/codes/report-codes';
import type { OrderedBan } from '@danji/contracts/community/community-ban';
import { banDays, toBanEnd } from '@danji/contracts/community/community-ban-rules';
import { isShopText, REMOVAL_MESSAGES } from '@danji/contracts/community/report-rules';
import { reviewNotifications } from '@danji/contracts/notifications/catalogue/reviews';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { endBan, findBanOf, insertBan, type ReviewCaseRow } from '../moderation/index.ts';
import { type BanRow, findBan } from './ban.repository.ts';

type Operator = { operatorId: number; now: Date };

/** The open screens of the member show or hide the notice. */
const refreshScreens = (db: Db, userId: number, now: Date): Promise<void> =>
  publishChange(db, [userId], { tags: ['community_ban'] }, now);

async function getBan(db: Db, ref: string): Promise<BanRow> {
  const row = await findBan(db, ref);
  if (!row) throw new ProblemError('not_found', { title: '활동 제한이 없어요. 주소가 잘못됐을 수 있어요.' });
  return row;
}

/** Refuses a ban that is not complete. `at` is where the fields are in the body: `ban.` for a decision. */
function checkOrder({ period, day, reason, message = '' }: OrderedBan, at: string, now: Date): void {
  const { min, max } = banDays(now);
  if (period === BanPeriod.CHOSEN && (day === undefined || day < min || day > max))
    throw invalidField(`${at}day`, '마지막 날을 내일부터 1년 안에서 골라 주세요.');
  if (reason === ReportReason.OTHER && message.trim() === '')
    throw invalidField(`${at}message`, '회원이 읽을 안내를 적어 주세요.');
}

/** Keeps the author of the text of a case from writing, and tells them. */
export async function banAuthor(
  db: Db,
  reviewed: Pick<ReviewCaseRow, 'id' | 'kind' | 'author_id' | 'is_anonymous'>,
  { order, at = '' }: { order: OrderedBan; at?: string },
  { operatorId, now }: Operator,
): Promise<BanRow> {
  if (isShopText(reviewed.kind))
    throw new ProblemError('invalid_transition', {
      title: '상품에 쓴 글 때문에 커뮤니티 활동을 제한할 수는 없어요.',
    });
  checkOrder(order, at, now);
  const { period, day, reason, message = '' } = order;
  const told = message.trim() || REMOVAL_MESSAGES[reason];
  const until = toBanEnd(period, day, now);
  const id = await insertBan(db, {
    user_id: reviewed.author_id,
    is_anonymous: reviewed.is_anonymous,
    case_id: reviewed.id,
    until,
    reason,
    message: told,
    author_id: operatorId,
    created: now,
  });
  await notify(db, reviewNotifications.banned, [reviewed.author_id], { until, reason, message: told }, now);
  await refreshScreens(db, reviewed.author_id, now);
  return getBan(db, String(id));
}

/** Ends a ban early; the member is told when nothing else keeps them from writing. */
export async function liftBan(
  db: Db,
  ref: string,
  { operatorId, now }: Operator,
): Promise<{ before: BanRow; after: BanRow }> {
  const before = await getBan(db, ref);
  if (!(await endBan(db, before.id, operatorId, now)))
    throw new ProblemError('invalid_transition', { title: '이미 끝난 활동 제한이에요.' });
  if (!(await findBanOf(db, before.user_id, now)))
    await notify(db, reviewNotifications.banLifted, [before.user_id], {}, now);
  await refreshScreens(db, before.user_id, now);
  return { before, after: await getBan(db, ref) };
}
