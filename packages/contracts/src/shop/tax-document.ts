import { type Static, Type } from 'typebox';
import { personRef } from '../accounts/user.ts';
import { TaxDocumentKind, TaxDocumentState } from '../codes/tax-document-codes.ts';
import {
  created,
  entity,
  id,
  labelled,
  nonEmptyString,
  nullable,
  strictObject,
  text,
  timestamp,
  updated,
} from '../fields.ts';
import { SHOP_LIMITS } from './shop-limits.ts';

const won = (label: string, minimum = 0) => Type.Integer({ minimum, maximum: Number.MAX_SAFE_INTEGER, label });
const refusalReason = 300;

/** The recipient of a tax invoice. */
const invoice = {
  company_name: text('상호', 100),
  representative: text('대표자', 50),
  address: text('사업장 주소', 400),
  /** 업태 and 종목. */
  business_type: text('업태', 50),
  business_item: text('종목', 50),
  email: text('받을 이메일', 100),
};

/** A request of a buyer. The fields of a tax invoice are needed for one, and ignored otherwise. */
export const sentTaxDocument = strictObject({
  kind: labelled('종류', TaxDocumentKind.schema),
  /** A mobile number for the income tax, otherwise the number of a business; hyphens are ignored. */
  number: nonEmptyString('번호', 20),
  company_name: Type.Optional(invoice.company_name),
  representative: Type.Optional(invoice.representative),
  address: Type.Optional(invoice.address),
  business_type: Type.Optional(invoice.business_type),
  business_item: Type.Optional(invoice.business_item),
  email: Type.Optional(invoice.email),
});

const shown = {
  id,
  order_id: labelled('주문 번호', id),
  kind: labelled('종류', TaxDocumentKind.schema),
  state: labelled('상태', TaxDocumentState.schema),
  number: text('번호', 20),
  ...invoice,
  /** The amount that it was issued for, or would be issued for now while it waits; won, VAT included, of a correction below 0. */
  amount: won('발급 금액', Number.MIN_SAFE_INTEGER),
  approval_number: labelled('국세청 승인번호', nullable(text('국세청 승인번호', 30))),
  /** The number of the issued document that it corrects, and why; null unless it is a correction. */
  corrected_number: labelled('수정할 승인번호', nullable(text('수정할 승인번호', 30))),
  cause: labelled('수정 사유', nullable(text('수정 사유', 50))),
  reason: labelled('거절 사유', nullable(text('거절 사유', refusalReason))),
  /** The moment when our staff issued or refused it. */
  handled: labelled('처리한 때', nullable(timestamp)),
  created,
  updated,
};
const taxDocument = entity('TaxDocument', shown);
export type TaxDocument = Static<typeof taxDocument>;

/** The requests of an order with the corrections of the issued one, the newest first, and whether another one can be made. */
export const orderTaxDocuments = entity('OrderTaxDocuments', {
  requests: Type.Array(taxDocument, {
    maxItems: SHOP_LIMITS.taxDocuments + SHOP_LIMITS.taxCorrections,
    label: '요청',
  }),
  /** The reason why none can be requested now; null when one can. */
  refusal: labelled('요청할 수 없는 이유', nullable(text('요청할 수 없는 이유', 200))),
  /** The amount that it would be issued for, won. */
  amount: won('발급 금액'),
});
export type OrderTaxDocuments = Static<typeof orderTaxDocuments>;

export const staffTaxDocument = entity('StaffTaxDocument', {
  ...shown,
  product_name: text('상품 이름', 100),
  user: labelled('회원', personRef),
  /** The money paid that did not go back, won: less than the amount when money went back after the issue. */
  paid: won('지금 결제 금액'),
  handled_by: labelled('처리한 사람', nullable(personRef)),
});
export type StaffTaxDocument = Static<typeof staffTaxDocument>;

/** A request without its people and numbers, as the staff log holds it. */
export const loggedTaxDocument = entity('LoggedTaxDocument', {
  id,
  order_id: shown.order_id,
  product_name: text('상품 이름', 100),
  kind: shown.kind,
  state: shown.state,
  amount: shown.amount,
  approval_number: shown.approval_number,
  corrected_number: shown.corrected_number,
  cause: shown.cause,
  reason: shown.reason,
  updated,
});
