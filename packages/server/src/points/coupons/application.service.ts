import { ApplicationStatus, type ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import {
  type ApplicationRow,
  findApplication,
  findApplicationId,
  findLatestOrder,
  isShownToOwner,
  lockApplication,
  type OrderRow,
} from './application.repository.ts';
import { startOrder } from './apply.service.ts';
import { moveApplication } from './move-application.ts';
import { lockOrder, updateOrder } from './order.repository.ts';

const { WAIT, APPLY, DONE, REJECT, REFUND_APPLY, REFUNDED, FAILED } = ApplicationStatus;

const missing = () =>
  new ProblemError('not_found', { title: '신청 내역이 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });

/** An application of others does not exist for members. */
function checkReader(row: ApplicationRow | undefined, user: Principal): ApplicationRow {
  if (!row || (!isStaff(user) && (row.user_id !== user.id || !isShownToOwner(row)))) throw missing();
  return row;
}

export const readApplication = async (db: Db, user: Principal, id: number): Promise<ApplicationRow> =>
  checkReader(await findApplication(db, id), user);

export const lockOwnApplication = async (db: Db, user: Principal, id: number): Promise<ApplicationRow> =>
  checkReader(await lockApplication(db, id), user);

export async function readByUuid(db: Db, user: Principal, uuid: string): Promise<ApplicationRow> {
  const id = await findApplicationId(db, uuid);
  if (id === undefined) throw missing();
  return readApplication(db, user, id);
}

/** The voucher of an application; refuses when there is none. */
export async function getIssuedOrder(db: Db, row: ApplicationRow): Promise<OrderRow> {
  const order = await findLatestOrder(db, row.id);
  if (order?.state !== 'issued')
    throw new ProblemError('invalid_transition', { title: '아직 발급되지 않은 상품권이에요.' });
  return order;
}

/** Cancels an application whose voucher was not ordered yet. */
export async function cancelApplication(
  db: Db,
  row: ApplicationRow,
  { user, memo, now }: { user: Pick<Principal, 'id'>; memo?: string | undefined; now: Date },
): Promise<void> {
  const open = await findLatestOrder(db, row.id);
  const order = open?.state === 'open' ? await lockOrder(db, open.id) : undefined;
  if (order?.state === 'open' && order.sent !== null)
    throw new ProblemError('invalid_transition', {
      title: '이미 상품권을 발급하고 있어요. 발급된 뒤에 환불할 수 있어요.',
      extra: { from: row.application_status, to: REJECT },
    });
  await moveApplication(db, row, REJECT, { by: user.id, memo, now });
  if (order) await updateOrder(db, order.id, { state: 'closed', memo: '신청이 취소됐어요.' });
}

/** Approves an application, or orders the voucher of a failed one again; resolves to the id of the order. */
export async function approve(db: Db, row: ApplicationRow, user: Pick<Principal, 'id'>, now: Date): Promise<number> {
  const order = await findLatestOrder(db, row.id);
  if (row.application_status === APPLY && order?.state === 'open') return order.id;
  if (row.application_status !== WAIT && row.application_status !== FAILED)
    throw new ProblemError('invalid_transition', { extra: { from: row.application_status, to: APPLY } });
  await moveApplication(db, row, APPLY, { by: user.id, now });
  return startOrder(db, row, now);
}

/** Asks for a refund: the provider is asked after the commit. */
export async function requestRefund(db: Db, row: ApplicationRow, user: Principal, now: Date): Promise<number> {
  const order = await getIssuedOrder(db, row);
  await moveApplication(db, row, REFUND_APPLY, { by: user.id, now });
  await updateOrder(db, order.id, { is_refund_due: true });
  return order.id;
}

type Request = { status: ApplicationStatusCode; memo: string | undefined; user: Principal; now: Date };

/**
 * Moves an application as its owner or an operator asks; resolves to the order whose refund has to be settled.
 * Refusals need a reason.
 */
export async function moveAsAsked(db: Db, row: ApplicationRow, request: Request): Promise<number | undefined> {
  const { status, memo, user, now } = request;
  const isOperator = isStaff(user);
  if (isOperator && (status === REJECT || status === DONE) && !memo?.trim())
    throw invalidField('memo', '사유를 입력해 주세요.');
  if (status === REJECT) return void (await cancelApplication(db, row, { user, memo, now }));
  if (status === REFUND_APPLY && !isOperator) return requestRefund(db, row, user, now);
  if (isOperator && status === DONE && row.application_status === REFUND_APPLY)
    return void (await moveApplication(db, row, DONE, { by: user.id, memo, now }));
  if (isOperator && status === REFUNDED && row.application_status === REFUND_APPLY) {
    const order = await getIssuedOrder(db, row);
    await updateOrder(db, order.id, { is_refund_due: true });
    return order.id;
  }
  throw new ProblemError('invalid_transition', { extra: { from: row.application_status, to: status } });
}
