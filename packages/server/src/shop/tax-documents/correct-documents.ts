import { TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import { taxDocumentStaffNotifications } from '@danji/contracts/notifications/catalogue/tax-documents';
import { pick } from '@danji/contracts/pick';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { OrderRow } from '../orders/index.ts';
import { refresh } from './tax-document.service.ts';
import { findIssued, insertDocument } from './tax-document.repository.ts';
import { toTaxAmount } from './tax-document.policy.ts';

/**
 * Asks our staff to correct the issued document of a locked order when less is left of the order than the document and its
 * corrections say. Each cancel or return has its own correction, since the tax office asks for the day of each. A document
 * that is not issued yet follows its order instead.
 * @param order the order as it is after money went back or over to another order
 * @param cause why, in Korean, as our staff and the buyer read it
 */
export async function correctIssued(db: Db, order: OrderRow, cause: string, now: Date): Promise<void> {
  const found = await findIssued(db, order.id);
  if (!found) return;
  const { issued, worth } = found;
  const amount = toTaxAmount(order) - worth;
  if (amount >= 0) return;
  await insertDocument(db, {
    ...pick(issued, ['order_id', 'user_id', 'kind', 'number_encrypted', 'company_name', 'representative', 'address']),
    ...pick(issued, ['business_type', 'business_item', 'email']),
    state: TaxDocumentState.WAITING,
    amount,
    corrects: issued.id,
    cause,
    created: now,
    updated: now,
  });
  const values = { order_id: order.id, name: order.product_name };
  await notify(db, taxDocumentStaffNotifications.toCorrect, await listOperatorIds(db), values, now);
  await refresh(db, order.user_id, now);
}
