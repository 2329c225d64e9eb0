import { TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import {
  taxDocumentNotifications,
  taxDocumentStaffNotifications,
} from '@danji/contracts/notifications/catalogue/tax-documents';
import type { OrderTaxDocuments } from '@danji/contracts/shop/tax-document';
import type { handleTaxDocument } from '@danji/contracts/shop/tax-document.endpoints';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { lockOrders, type OrderRow } from '../orders/index.ts';
import { type CheckedRequest, toApprovalNumber } from './tax-document-input.ts';
import { findRefusal, toTaxAmount } from './tax-document.policy.ts';
import { numberContext, toTaxDocument } from './tax-document.presenter.ts';
import {
  findDocument,
  insertDocument,
  listCorrectionsOf,
  listRequestsOf,
  type TaxDocumentRow,
  updateDocument,
} from './tax-document.repository.ts';

const notFound = (): ProblemError =>
  new ProblemError('not_found', { title: '요청이 없어요. 목록을 다시 확인해 주세요.' });

/** Makes the open screens of our staff and of the buyer read the requests again. */
export const refresh = async (db: Db, userId: number, now: Date): Promise<void> =>
  publishChange(db, [userId, ...(await listOperatorIds(db))], { tags: ['tax_document'] }, now);

/** Reads the requests of an order, and whether another one can be made. */
export async function readRequests(
  db: Db,
  order: OrderRow,
  { keyRing, now }: { keyRing: KeyRing; now: Date },
): Promise<OrderTaxDocuments> {
  const rows = await listRequestsOf(db, order.id);
  const corrections = await listCorrectionsOf(db, order.id);
  return {
    // Nothing is requested any more once a document is issued, so corrections are newer than every request.
    requests: [...corrections, ...rows].map((row) => toTaxDocument(row, keyRing)),
    refusal: await findRefusal(db, order, rows, now),
    amount: toTaxAmount(order),
  };
}

/** Throws `conflict` with the reason when nothing can be asked for of an order. */
export async function checkRequestable(db: Db, order: OrderRow, now: Date): Promise<void> {
  const refusal = await findRefusal(db, order, await listRequestsOf(db, order.id), now);
  if (refusal !== null) throw new ProblemError('conflict', { title: refusal });
}

/** Stores a request for an order and tells our staff. The lock of the order keeps two from being made. */
export async function makeRequest(
  db: Db,
  { id }: OrderRow,
  { number, ...checked }: CheckedRequest,
  { keyRing, now }: { keyRing: KeyRing; now: Date },
): Promise<void> {
  const [order] = await lockOrders(db, [id]);
  if (!order) throw notFound();
  await checkRequestable(db, order, now);
  await insertDocument(db, {
    ...checked,
    order_id: id,
    user_id: order.user_id,
    state: TaxDocumentState.WAITING,
    number_encrypted: keyRing.encrypt(numberContext(order.user_id), number),
    created: now,
    updated: now,
  });
  const values = { order_id: id, name: order.product_name };
  await notify(db, taxDocumentStaffNotifications.requested, await listOperatorIds(db), values, now);
  await refresh(db, order.user_id, now);
}

/** Takes back the request of an order that waits. Throws `invalid_transition` when none does. */
export async function withdrawRequest(db: Db, { id, user_id }: OrderRow, now: Date): Promise<void> {
  await lockOrders(db, [id]);
  const row = (await listRequestsOf(db, id)).find(({ state }) => state === TaxDocumentState.WAITING);
  if (!row)
    throw new ProblemError('invalid_transition', { title: '취소할 요청이 없어요. 이미 처리됐는지 확인해 주세요.' });
  await updateDocument(db, row.id, { state: TaxDocumentState.WITHDRAWN, updated: nextVersion(row, now) });
  await refresh(db, user_id, now);
}

type Handling = { staffId: number; now: Date };

function toChanges(row: TaxDocumentRow, { issued, reason }: BodyOf<typeof handleTaxDocument>) {
  if (!issued) {
    if (row.corrects !== null)
      throw new ProblemError('conflict', { title: '이미 발급한 증빙이라 수정 발급은 거절할 수 없어요.' });
    if (!reason?.trim()) throw invalidField('reason', '거절하는 사유를 입력해 주세요.');
    return { state: TaxDocumentState.REFUSED, reason: reason.trim() } as const;
  }
  const approval_number = toApprovalNumber(row.kind, issued.approval_number);
  const amount = row.amount ?? toTaxAmount(row);
  if (amount === 0) throw new ProblemError('conflict', { title: '모두 돌려드린 주문이라 발급할 금액이 없어요.' });
  if (amount !== issued.amount)
    throw new ProblemError('conflict', {
      title: '그사이 발급할 금액이 바뀌었어요. 바뀐 금액으로 발급했는지 확인해 주세요.',
    });
  return { state: TaxDocumentState.ISSUED, approval_number, amount } as const;
}

/**
 * Issues or refuses the version of a request that was seen, and tells its buyer. The lock of the order keeps the amount from
 * changing meanwhile.
 */
export async function handleRequest(
  db: Db,
  id: number,
  body: BodyOf<typeof handleTaxDocument>,
  { staffId, now }: Handling,
): Promise<{ before: TaxDocumentRow; after: TaxDocumentRow }> {
  const found = await findDocument(db, id);
  if (!found) throw notFound();
  await lockOrders(db, [found.order_id]);
  const before = await findDocument(db, id);
  if (!before) throw notFound();
  await checkVersion(before, body.updated);
  if (before.state !== TaxDocumentState.WAITING)
    throw new ProblemError('invalid_transition', { title: '이미 처리했거나 회원이 취소한 요청이에요.' });
  const changes = toChanges(before, body);
  await updateDocument(db, id, { ...changes, handled: now, handled_by: staffId, updated: nextVersion(before, now) });
  const issued = before.corrects === null ? 'issued' : 'corrected';
  const what = changes.state === TaxDocumentState.ISSUED ? issued : 'refused';
  const values = { order_id: before.order_id, name: before.product_name };
  await notify(db, taxDocumentNotifications[what], [before.user_id], values, now);
  await refresh(db, before.user_id, now);
  const after = await findDocument(db, id);
  if (!after) throw notFound();
  return { before, after };
}
