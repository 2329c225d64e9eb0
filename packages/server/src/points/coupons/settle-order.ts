import { ApplicationStatus, isUnusedPin } from '@danji/contracts/codes/coupon-codes';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { couponStaffNotifications } from '@danji/contracts/notifications/catalogue/coupons';
import { notify } from '../../notifications/notifications/index.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type CouponInfo, type IssuedVoucher, toRefusal } from '../voucher-goods/index.ts';
import { lockApplication } from './application.repository.ts';
import { closeOfBlocked } from './close-applications.ts';
import { moveApplication } from './move-application.ts';
import { claimOrder, lockOrder, markSent, updateOrder } from './order.repository.ts';
import { toFirstValidity, toPinFields } from './pin-fields.ts';
import { queueMessage } from './voucher-message.ts';
import { ask, type VoucherRun } from './voucher-run.ts';

const { APPLY, DONE, FAILED } = ApplicationStatus;
/** A slow provider may issue a voucher after we have asked for it: for so long an order that it does not know stays open. */
const LATE_SECONDS = 180;
type Order = NonNullable<Awaited<ReturnType<typeof claimOrder>>>;

/** The kind of a secret of a voucher. */
export type SecretKind = 'pin' | 'picture';

/** The context in which a secret of an order is encrypted: it can be read in no other place. */
export const secretOf = (trId: string, what: SecretKind): string => `voucher:${trId}:${what}`;

const seal = ({ keyRing }: VoucherRun, order: Order, what: SecretKind, text: string | null) =>
  text === null ? null : keyRing.encrypt(secretOf(order.tr_id, what), text);

/** The order has a voucher: the application is done. */
async function storeIssued(
  run: VoucherRun,
  order: Order,
  issued: Partial<IssuedVoucher>,
  info?: CouponInfo,
): Promise<void> {
  const now = run.clock.now();
  await transaction(run.db, async (db) => {
    const row = await lockApplication(db, order.application_id);
    const current = await lockOrder(db, order.id);
    if (!row || current?.state !== 'open') return;
    const good = await db
      .selectFrom('voucher_good')
      .where('goods_code', '=', order.goods_code)
      .select('limit_day')
      .executeTakeFirst();
    await updateOrder(db, order.id, {
      state: 'issued',
      claimed_until: null,
      order_no: issued.orderNo ?? null,
      pin_encrypted: seal(run, order, 'pin', issued.pin ?? null),
      picture_url_encrypted: seal(run, order, 'picture', issued.pictureUrl ?? null),
      valid_until: toFirstValidity(good?.limit_day ?? 0, now),
      ...(info && toPinFields(info, now)),
    });
    if (row.application_status !== APPLY) return;
    await moveApplication(db, row, DONE, { by: null, now });
    // The provider sends nothing itself when it gives us the picture.
    if (order.gubun === 'I') await queueMessage(db, row.id, now);
  });
  run.reach?.('after_issue');
}

/** There is no voucher and there will be none: the points come back. */
async function closeFailed(run: VoucherRun, order: Order, reason: string): Promise<void> {
  const now = run.clock.now();
  await transaction(run.db, async (db) => {
    const row = await lockApplication(db, order.application_id);
    const current = await lockOrder(db, order.id);
    if (!row || current?.state !== 'open') return;
    await updateOrder(db, order.id, { state: 'closed', claimed_until: null, memo: reason });
    if (row.application_status !== APPLY) return;
    await moveApplication(db, row, FAILED, { by: null, memo: reason, now });
    // The operator who gave a voucher is told of all that failed at the end.
    if (row.gift_id !== null) return;
    const operators = await db
      .selectFrom('user_account')
      .where('user_type', '=', UserType.STAFF)
      .where('account_status', '=', AccountStatus.NORMAL)
      .where('deleted', 'is', null)
      .select('id')
      .execute();
    await notify(
      db,
      couponStaffNotifications.voucherFailed,
      operators.map(({ id }) => id),
      { application_id: row.id, title: row.coupon.title, reason },
      now,
    );
  });
}

/** Makes sure that an order which the provider does not know stays without a voucher (0205). */
async function closeUnknown(run: VoucherRun, order: Order): Promise<void> {
  run.reach?.('before_close');
  const closed = await ask(run, order, '0205', () => run.client.cancelFailedSend(order.tr_id));
  run.reach?.('after_close');
  const kind = closed.ok ? 'canceled' : toRefusal(closed.code).kind;
  if (kind === 'canceled' || kind === 'unknown') await closeFailed(run, order, '상품권 회사에서 발급되지 않았어요.');
}

const isLate = ({ sent }: Order, now: Date): boolean =>
  sent !== null && now.getTime() - Date.parse(sent) >= LATE_SECONDS * 1000;

/**
 * Finds out what became of an order whose answer was lost. A voucher with a picture that nobody has seen is cancelled, as
 * 0201 does not give the pin; one that came by message is there.
 */
async function settleUnclear(run: VoucherRun, order: Order): Promise<void> {
  run.reach?.('before_check');
  const found = await ask(run, order, '0201', () => run.client.findVoucher(order.tr_id));
  if (!found.ok) return;
  const info = found.value;
  if (!info) return isLate(order, run.clock.now()) ? closeUnknown(run, order) : undefined;
  if (info.pinStatusCd === '07') return closeFailed(run, order, '상품권 회사에서 취소됐어요.');
  if (order.gubun === 'N' || !isUnusedPin(info.pinStatusCd)) return storeIssued(run, order, {}, info);
  run.reach?.('before_cancel');
  const canceled = await ask(run, order, '0202', () => run.client.cancel(order.tr_id));
  run.reach?.('after_cancel');
  if (canceled.ok || toRefusal(canceled.code).kind === 'canceled')
    await closeFailed(run, order, '발급 결과를 받지 못해 취소했어요.');
}

/**
 * Orders a voucher, or finds out what became of an order that was sent before. Whatever is not clear yet is left for the
 * next run of the job, and a second tr_id is made only after the first one is closed.
 */
export async function settleOrder(run: VoucherRun, orderId: number): Promise<void> {
  run.reach?.('before_claim');
  const order = await claimOrder(run.db, orderId, run.clock.now());
  if (!order || order.state !== 'open') return;
  if (order.sent !== null) return settleUnclear(run, order);
  const { tel: phone, ...owner } = await run.db
    .selectFrom('coupon_application as application')
    .innerJoin('user_account as owner', 'owner.id', 'application.user_id')
    .where('application.id', '=', order.application_id)
    .select(['application.tel', 'owner.account_status', 'owner.deleted'])
    .executeTakeFirstOrThrow();
  if (owner.account_status !== AccountStatus.NORMAL || owner.deleted !== null)
    return void (await transaction(run.db, (db) => closeOfBlocked(db, order.application_id, run.clock.now())));
  if (!(await markSent(run.db, order.id, run.clock.now()))) return;
  run.reach?.('before_send');
  const { tr_id: trId, goods_code: goodsCode, mms_title: title, mms_msg: message, gubun } = order;
  const sent = await ask(run, order, '0204', () => run.client.send({ trId, goodsCode, phone, title, message, gubun }));
  run.reach?.('after_send');
  if (sent.ok) return storeIssued(run, order, sent.value);
  const { kind, text } = toRefusal(sent.code);
  if (kind === 'refused') return closeFailed(run, order, text);
  await settleUnclear(run, order);
}
