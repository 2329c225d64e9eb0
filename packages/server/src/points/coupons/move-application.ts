import { ApplicationStatus, type ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import { couponNotifications } from '@danji/contracts/notifications/catalogue/coupons';
import { PointHistoryType } from '@danji/contracts/points/point-history-type';
import { webPaths } from '@danji/contracts/web-paths';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { postPoints, releaseHold, settleHold } from '../ledger/index.ts';
import { type ApplicationRow, insertEvent, updateApplication } from './application.repository.ts';

const { WAIT, APPLY, DONE, REJECT, REFUND_APPLY, REFUNDED, FAILED, IMPOSSIBLE } = ApplicationStatus;

/** Every transition of an application (FACTS §10.3). */
const TRANSITIONS: Readonly<Record<ApplicationStatusCode, readonly ApplicationStatusCode[]>> = {
  [WAIT]: [APPLY, REJECT, IMPOSSIBLE],
  [APPLY]: [DONE, REJECT, FAILED, IMPOSSIBLE],
  [DONE]: [REFUND_APPLY],
  [REJECT]: [],
  [REFUND_APPLY]: [REFUNDED, DONE],
  [REFUNDED]: [],
  [FAILED]: [APPLY],
  [IMPOSSIBLE]: [],
};

export const holdKey = ({ id }: { id: number }): string => `coupon_application:${id}:hold`;

const ENTRY_EVENTS = ['purchase', 'cancel', 'refund'] as const;
type EntryEvent = (typeof ENTRY_EVENTS)[number];

const toCauseKey = ({ id, round }: Pick<ApplicationRow, 'id' | 'round'>, event: EntryEvent): string =>
  `coupon_application:${id}:${event}:${round}`;

/** The causes of all entries that an application can have made by now. */
export const causeKeysOf = ({ id, round: rounds }: Pick<ApplicationRow, 'id' | 'round'>): string[] =>
  Array.from({ length: rounds }, (_, at) => at + 1).flatMap((round) =>
    ENTRY_EVENTS.map((event) => toCauseKey({ id, round }, event)),
  );

/** The entry that an application makes in the ledger. */
const toPosting = (row: ApplicationRow, event: EntryEvent, now: Date) => {
  const [type, sign, word] = {
    purchase: [PointHistoryType.COUPON_PURCHASE, -1, '교환'] as const,
    cancel: [PointHistoryType.COUPON_CANCEL, 1, '교환 취소'] as const,
    refund: [PointHistoryType.COUPON_REFUND, 1, '환불'] as const,
  }[event];
  return {
    userId: row.user_id,
    type,
    points: sign * row.payment_price,
    causeKey: toCauseKey(row, event),
    description: `${row.coupon.title} ${word}`,
    data: { application_id: row.id, path: webPaths.couponApplication(row.id) },
    now,
  };
};

/** Takes the points of an application that was not waiting. */
export const takePoints = (db: Db, row: ApplicationRow, now: Date) => postPoints(db, toPosting(row, 'purchase', now));

/** Moves the points of a transition; a gift has none. */
async function movePoints(db: Db, row: ApplicationRow, to: ApplicationStatusCode, now: Date): Promise<void> {
  if (row.gift_id !== null) return;
  const from = row.application_status;
  if (from === WAIT && to === APPLY) await settleHold(db, holdKey(row), toPosting(row, 'purchase', now));
  else if (from === WAIT) await releaseHold(db, holdKey(row), now);
  else if (from === FAILED) await takePoints(db, row, now);
  else if (from === APPLY && to !== DONE) await postPoints(db, toPosting(row, 'cancel', now));
  else if (to === REFUNDED) await postPoints(db, toPosting(row, 'refund', now));
}

const NOTICES: Partial<Record<ApplicationStatusCode, (typeof couponNotifications)['issued']>> = {
  [REJECT]: couponNotifications.canceled,
  [FAILED]: couponNotifications.failed,
  [IMPOSSIBLE]: couponNotifications.impossible,
  [REFUNDED]: couponNotifications.refunded,
};

/** The notices to the owner of a gift: none of one that did not arrive. */
const GIFT_NOTICES: Partial<Record<ApplicationStatusCode, (typeof couponNotifications)['issued']>> = {
  [REFUNDED]: couponNotifications.returned,
};

/** The notification of a transition, and what it says. */
function findNotice(
  { application_status: from, gift }: ApplicationRow,
  to: ApplicationStatusCode,
  memo: string | null,
) {
  if (to === DONE && from !== APPLY) return { notice: couponNotifications.refundRefused, memo };
  if (to === DONE)
    return gift
      ? { notice: couponNotifications.given, memo: gift.reason }
      : { notice: couponNotifications.issued, memo };
  return { notice: (gift ? GIFT_NOTICES : NOTICES)[to], memo };
}

type Move = { by: number | null; memo?: string | null | undefined; now: Date };

/**
 * Moves a locked application to another state, with its points, its event and the notification of its owner.
 * @throws ProblemError `invalid_transition`
 */
export async function moveApplication(
  db: Db,
  row: ApplicationRow,
  to: ApplicationStatusCode,
  { by, memo = null, now }: Move,
): Promise<void> {
  const from = row.application_status;
  if (!TRANSITIONS[from].includes(to)) throw new ProblemError('invalid_transition', { extra: { from, to } });
  const round = from === FAILED ? row.round + 1 : row.round;
  await movePoints(db, { ...row, round }, to, now);
  await updateApplication(db, row.id, {
    application_status: to,
    round,
    memo,
    updated: now,
    is_queued: false,
    ...(to === APPLY && { taken: now }),
    ...(to === DONE && from === APPLY && { done_datetime: now, latest_send_datetime: now }),
    ...(to === REFUNDED && { refunded_datetime: now }),
  });
  await insertEvent(db, { application_id: row.id, user_id: by, from_status: from, to_status: to, memo, created: now });
  const { notice, memo: told } = findNotice(row, to, memo);
  if (notice && by !== row.user_id)
    await notify(db, notice, [row.user_id], { application_id: row.id, title: row.coupon.title, memo: told ?? '' }, now);
  await publishChange(db, [row.user_id], { tags: ['coupon_application', 'account', 'points'] }, now);
}
