import type { TaxDocumentKindCode, TaxDocumentStateCode } from '@danji/contracts/codes/tax-document-codes';
import type { Id, NullableTimestamp, Timestamp } from '../../platform/database/columns.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** A request of a buyer for the cash receipt or the tax invoice of an order, or a correction of an issued one. */
    tax_document: {
      id: Id;
      order_id: number;
      user_id: number;
      kind: TaxDocumentKindCode;
      state: TaxDocumentStateCode;
      /** A mobile number, or the number of a business. */
      number_encrypted: string;
      company_name: string;
      representative: string;
      address: string;
      business_type: string;
      business_item: string;
      email: string;
      /** Won, as it was issued; of a correction from the start, and below zero. */
      amount: number | null;
      approval_number: string | null;
      reason: string | null;
      /** The issued document that it corrects; null unless it is a correction. */
      corrects: number | null;
      /** Why it has to be corrected; null unless it is a correction. */
      cause: string | null;
      handled: NullableTimestamp;
      handled_by: number | null;
      created: Timestamp;
      updated: Timestamp;
    };
  }
}
