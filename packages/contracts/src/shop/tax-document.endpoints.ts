import { Type } from 'typebox';
import { TaxDocumentState } from '../codes/tax-document-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { labelled, nonEmptyString, seenVersion, strictObject } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { SHOP_LIMITS } from './shop-limits.ts';
import { loggedTaxDocument, orderTaxDocuments, sentTaxDocument, staffTaxDocument } from './tax-document.ts';

const audience = ['general', 'brand'] as const;
const path = '/api/shops/product/order/{id}/tax_document/';

export const getTaxDocuments = defineEndpoint({
  id: 'shops.get_tax_documents',
  title: '현금영수증·세금계산서 요청 내역',
  method: 'GET',
  path,
  audience,
  reads: ['tax_document', 'shop_order'],
  origin: 'extension',
  summary:
    'What the caller has asked for of an own order, the corrections of what was issued, and why nothing can be asked for now.',
  response: orderTaxDocuments,
});

export const requestTaxDocument = defineEndpoint({
  id: 'shops.request_tax_document',
  title: '현금영수증·세금계산서 요청',
  method: 'POST',
  path,
  audience,
  changes: ['tax_document'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: `Asks for a cash receipt or a tax invoice of an own order that was paid by transfer or virtual account, until the 10th of the month after its confirmation; our staff are told. Numbers of businesses are looked up at the tax office. 409 \`conflict\` when none can be asked for: one waits or was issued, or there were ${SHOP_LIMITS.taxDocuments} requests.`,
  body: sentTaxDocument,
  response: orderTaxDocuments,
});

export const withdrawTaxDocument = defineEndpoint({
  id: 'shops.withdraw_tax_document',
  title: '현금영수증·세금계산서 요청 취소',
  method: 'DELETE',
  path,
  audience,
  changes: ['tax_document'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Takes back the request that waits. 409 `invalid_transition` when none does.',
  response: orderTaxDocuments,
});

export const listStaffTaxDocuments = defineEndpoint({
  id: 'shops.list_staff_tax_documents',
  title: '증빙 요청 관리 목록',
  method: 'GET',
  path: '/api/shops/staff_tax_document/',
  audience: ['staff'],
  reads: ['tax_document', 'shop_order'],
  origin: 'extension',
  showsPersonalData: true,
  summary:
    'The requests for cash receipts and tax invoices, and the corrections of issued ones that a cancel or a return asks for: those that wait first, and of these the oldest; of one other state the newest first.',
  query: strictObject({ ...pageQuery, state: Type.Optional(labelled('상태', TaxDocumentState.schema)) }),
  response: pageOf(staffTaxDocument),
});

export const handleTaxDocument = defineEndpoint({
  id: 'shops.handle_tax_document',
  title: '증빙 요청 처리',
  method: 'PUT',
  path: '/api/shops/staff_tax_document/{id}/',
  audience: ['staff'],
  changes: ['tax_document', 'staff_log'],
  origin: 'extension',
  summary:
    'Says that a request was issued at the tax office, with the number of its approval and the amount that it was issued for (409 `conflict` when the order is worth another one), or refuses it with a reason (a correction cannot be refused). Its buyer is told. `updated` is that of the version the caller has seen.',
  body: strictObject({
    issued: Type.Optional(
      labelled(
        '발급',
        strictObject({
          approval_number: nonEmptyString('국세청 승인번호', 30),
          amount: labelled('발급 금액', staffTaxDocument.properties.amount),
        }),
      ),
    ),
    /** Needed unless it was issued. */
    reason: Type.Optional(nonEmptyString('거절 사유', 300)),
    updated: seenVersion,
  }),
  logged: loggedTaxDocument,
  response: loggedTaxDocument,
});
