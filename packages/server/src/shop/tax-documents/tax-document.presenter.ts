import { TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import { pick } from '@danji/contracts/pick';
import type { StaffTaxDocument, TaxDocument } from '@danji/contracts/shop/tax-document';
import type { KeyRing } from '../../platform/key-ring.ts';
import { toTaxAmount } from './tax-document.policy.ts';
import type { TaxDocumentRow } from './tax-document.repository.ts';

/** The context under which the numbers of an account are encrypted. */
export const numberContext = (userId: number): string => `tax_document:${userId}:number`;

/** Presents a request to its buyer. Its amount follows the order until it is issued. */
export const toTaxDocument = (row: TaxDocumentRow, keyRing: KeyRing): TaxDocument => ({
  ...pick(row, ['id', 'order_id', 'kind', 'state', 'company_name', 'representative', 'address', 'business_type']),
  ...pick(row, [
    'business_item',
    'email',
    'approval_number',
    'corrected_number',
    'cause',
    'reason',
    'handled',
    'created',
    'updated',
  ]),
  number: keyRing.decrypt(numberContext(row.user_id), row.number_encrypted),
  amount: row.amount ?? (row.state === TaxDocumentState.WAITING ? toTaxAmount(row) : 0),
});

/** Presents a request to our staff. */
export const toStaffTaxDocument = (row: TaxDocumentRow, keyRing: KeyRing): StaffTaxDocument => ({
  ...toTaxDocument(row, keyRing),
  ...pick(row, ['product_name', 'user', 'handled_by']),
  paid: toTaxAmount(row),
});

/** A request without its people and numbers: the staff log holds the response too. */
export const toLogged = (row: TaxDocumentRow) => ({
  ...pick(row, [
    'id',
    'order_id',
    'product_name',
    'kind',
    'state',
    'approval_number',
    'corrected_number',
    'cause',
    'reason',
    'updated',
  ]),
  amount: row.amount ?? toTaxAmount(row),
});
