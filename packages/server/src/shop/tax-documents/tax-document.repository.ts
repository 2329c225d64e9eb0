import type { PersonRef } from '@danji/contracts/accounts/user';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { listStaffTaxDocuments } from '@danji/contracts/shop/tax-document.endpoints';
import { type Insertable, sql, type Updateable } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readPage } from '../../platform/records/read-page.ts';

const selectDocuments = (db: Db) =>
  db
    .selectFrom('tax_document as document')
    .innerJoin('shop_order as order', 'order.id', 'document.order_id')
    .leftJoin('tax_document as original', 'original.id', 'document.corrects')
    .select(['document.id', 'document.order_id', 'document.user_id', 'document.kind', 'document.state'])
    .select(['document.number_encrypted', 'document.company_name', 'document.representative', 'document.address'])
    .select(['document.business_type', 'document.business_item', 'document.email', 'document.amount'])
    .select(['document.approval_number', 'document.reason', 'document.handled', 'document.corrects', 'document.cause'])
    .select('original.approval_number as corrected_number')
    .select(['document.created', 'document.updated'])
    .select(['order.product_name', 'order.payment_price', 'order.refund_price', 'order.exchanged_price'])
    .select([
      selectPersonRef('document.user_id').as('user'),
      selectPersonRef<PersonRef | null>('document.handled_by').as('handled_by'),
    ]);
export type TaxDocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['executeTakeFirstOrThrow']>>;

/** The requests of an order, the newest first. */
export const listRequestsOf = (db: Db, orderId: number): Promise<TaxDocumentRow[]> =>
  selectDocuments(db)
    .where('document.order_id', '=', orderId)
    .where('document.corrects', 'is', null)
    .orderBy('document.id', 'desc')
    .limit(SHOP_LIMITS.taxDocuments)
    .execute();

/** The corrections of the issued document of an order, the newest first. */
export const listCorrectionsOf = (db: Db, orderId: number): Promise<TaxDocumentRow[]> =>
  selectDocuments(db)
    .where('document.order_id', '=', orderId)
    .where('document.corrects', 'is not', null)
    .orderBy('document.id', 'desc')
    .limit(SHOP_LIMITS.taxCorrections)
    .execute();

/** Finds the issued document of an order with all its corrections, and what they are worth together, won. */
export async function findIssued(db: Db, orderId: number) {
  const issued = await db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .where('state', '=', TaxDocumentState.ISSUED)
    .where('corrects', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!issued) return undefined;
  const { corrected } = await db
    .selectFrom('tax_document')
    .where('corrects', '=', issued.id)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('corrected'))
    .executeTakeFirstOrThrow();
  return { issued, worth: (issued.amount ?? 0) + corrected };
}

/** The requests of an account, the first one first. */
export const listOwnDocuments = (db: Db, userId: number): Promise<TaxDocumentRow[]> =>
  selectDocuments(db).where('document.user_id', '=', userId).orderBy('document.id').execute();

/** Lists all requests: those that wait first (the states are in that order) and of them the oldest; others the newest first. */
export function listAllDocuments(db: Db, query: QueryOf<typeof listStaffTaxDocuments>): Promise<Page<TaxDocumentRow>> {
  const { state } = query;
  let found = db.selectFrom('tax_document as document');
  if (state !== undefined) found = found.where('document.state', '=', state);
  const isNewestFirst = state !== undefined && state !== TaxDocumentState.WAITING;
  return readPage(db, query, {
    found,
    order: [
      ['document.state', isNewestFirst ? 'desc' : 'asc'],
      ['document.id', isNewestFirst ? 'desc' : 'asc'],
    ],
    key: 'document.id',
    lines: selectDocuments(db),
  });
}

/** The requests after an id whose number an older key than the newest has encrypted. */
export const listEncryptedBefore = (db: Db, newest: string, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom('tax_document')
    .where('id', '>', after)
    .where(sql<boolean>`not starts_with(number_encrypted, ${newest})`)
    .select(['id', 'user_id', 'number_encrypted'])
    .orderBy('id')
    .limit(limit)
    .execute();

export const findDocument = (db: Db, id: number): Promise<TaxDocumentRow | undefined> =>
  selectDocuments(db).where('document.id', '=', id).executeTakeFirst();

export const insertDocument = async (db: Db, values: Insertable<Database['tax_document']>): Promise<void> => {
  await db.insertInto('tax_document').values(values).execute();
};

export async function updateDocument(db: Db, id: number, changes: Updateable<Database['tax_document']>): Promise<void> {
  await db.updateTable('tax_document').set(changes).where('id', '=', id).execute();
}

/** Deletes the requests of an account that were not issued; what is issued has to be corrected still. */
export async function deleteUnissued(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('tax_document')
    .where('user_id', '=', userId)
    .where('state', '<>', TaxDocumentState.ISSUED)
    .where('corrects', 'is', null)
    .execute();
}

/** Finds when an order was first confirmed, or ended by a cancel or a return before that. */
export const findEnd = async (db: Db, orderId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('shop_order_event')
      .where('order_id', '=', orderId)
      .where('to_status', 'in', [OrderStatus.CONFIRMED, OrderStatus.CANCELED, OrderStatus.REFUNDED])
      .select('created')
      .orderBy('id')
      .executeTakeFirst()
  )?.created;

/** Finds the method of a payment, and whether the gateway has issued a cash receipt at the payment. */
export const findPaidBy = (db: Db, uuid: string) =>
  db
    .selectFrom('shop_payment as payment')
    .where('payment.uuid', '=', uuid)
    .select((eb) => [
      'payment.method',
      eb
        .exists(
          eb
            .selectFrom('shop_payment_answer as answer')
            .whereRef('answer.payment_id', '=', 'payment.id')
            .where(sql<boolean>`answer.body->>'issuedCashReceipt' = 'true'`)
            .select('answer.id'),
        )
        .as('has_receipt'),
    ])
    .executeTakeFirst();
