import { EditState } from '@danji/contracts/codes/edit-state';
import { itemBody } from '../bids/company-items/company-item-fixture.ts';
import type { CallOptions } from './call-options.ts';
import { AUDIENCES } from './roles.ts';

/** Company items. */
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
  'company_items.count_view': { input: ({ companyItem }) => ({ body: { nano_id: companyItem.nano_id } }) },
  'company_items.favourite': {
    input: ({ companyItem }) => ({ body: { nano_id: companyItem.nano_id, is_fav: true } }),
  },
};
