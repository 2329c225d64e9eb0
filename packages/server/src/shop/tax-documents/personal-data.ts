import { TaxDocumentState, toTaxDocumentName } from '@danji/contracts/codes/tax-document-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { numberContext } from './tax-document.presenter.ts';
import { deleteUnissued, listOwnDocuments } from './tax-document.repository.ts';

/** Issued documents are records that the tax law asks for, five years; other requests end with the account. */
export const taxDocumentPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'tax_document.number_encrypted',
        'tax_document.company_name',
        'tax_document.representative',
        'tax_document.address',
        'tax_document.business_type',
        'tax_document.business_item',
        'tax_document.email',
        'tax_document.approval_number',
        'tax_document.reason',
        'tax_document.cause',
      ],
      because:
        'Cash receipts and tax invoices that were issued, and their corrections: records of tax, five years by law. Other requests are deleted.',
    },
  ],
  erase: (db, { id }) => deleteUnissued(db, id),
  own: {
    title: '현금영수증·세금계산서',
    order: 94,
    collect: async (db, userId, keyRing) => ({
      data: (await listOwnDocuments(db, userId)).map((row) => ({
        상품: row.product_name,
        종류: toTaxDocumentName(row),
        상태: TaxDocumentState.label(row.state),
        번호: keyRing.decrypt(numberContext(row.user_id), row.number_encrypted),
        상호: row.company_name,
        대표자: row.representative,
        주소: row.address,
        업태: row.business_type,
        종목: row.business_item,
        이메일: row.email,
        금액: row.amount ?? 0,
        승인번호: row.approval_number ?? '',
        거절사유: row.reason ?? '',
        수정사유: row.cause ?? '',
        요청: formatDateTime(row.created),
      })),
    }),
  },
};
