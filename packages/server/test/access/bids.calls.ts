import { EditState } from '@danji/contracts/codes/edit-state';
import { documentFields } from '../bids/compliance-documents/compliance-document-fixture.ts';
import { itemBody } from '../bids/company-items/company-item-fixture.ts';
import type { CallOptions } from './call-options.ts';
import { AUDIENCES, only, OPERATORS } from './roles.ts';

/** Company items and compliance documents. */
export const BIDS_CALLS: Record<string, CallOptions> = {
  'company_items.create': { audience: AUDIENCES.approvedBrands, input: () => ({ body: itemBody() }) },
  'company_items.get': {
    also: {
      'before its approval': {
        audience: AUDIENCES.waitingCompanyItem,
        input: ({ waitingItem }) => ({ params: { id: waitingItem.nano_id } }),
      },
    },
  },
  'company_items.update': {
    audience: AUDIENCES.companyItem,
    input: ({ companyItem }) => ({
      body: { edit_state_type: EditState.DISABLED, reason: '시험', updated: companyItem.updated },
    }),
  },
  'users.list_compliance_documents': {
    audience: only('brand', ...OPERATORS),
    input: ({ accounts }) => ({ query: { brand_id: accounts.brand.id } }),
    // Without a brand everybody lists what is his own.
    also: { 'all that one may see': { input: () => ({ query: {} }) } },
  },
  // The file is that of a member.
  'users.create_compliance_document': { input: () => ({ body: { ...documentFields() } }), answers: 422 },
  'users.update_compliance_document': {
    audience: AUDIENCES.ownDocument,
    input: ({ complianceDocument: { files, updated } }) => ({
      body: { ...documentFields({ number: '새 번호' }), file_ids: files.map(({ nano_id }) => nano_id), updated },
    }),
  },
  'users.delete_compliance_document': { audience: AUDIENCES.ownDocument },
  'users.restore_compliance_document': { audience: AUDIENCES.ownDocument },
  'users.decide_compliance_document': {
    input: ({ complianceDocument: { updated } }) => ({ body: { state: 1, updated } }),
  },
  'company_items.compare': { input: ({ companyItem }) => ({ query: { ids: companyItem.nano_id } }) },
  'company_items.count_view': { input: ({ companyItem }) => ({ body: { nano_id: companyItem.nano_id } }) },
  'company_items.favourite': {
    input: ({ companyItem }) => ({ body: { nano_id: companyItem.nano_id, is_fav: true } }),
  },
};
