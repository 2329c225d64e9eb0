import { listPublicCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import { listCompanyItems } from '@danji/contracts/bids/company-item-owner.endpoints';
import { listBrandEvaluations, listStaffEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { listComplianceDocuments } from '@danji/contracts/bids/compliance-document.endpoints';
import { listBrandPlans, listPlanRequests, listViewLimits } from '@danji/contracts/bids/brand-plan.endpoints';
import { listKaptAlerts } from '@danji/contracts/bids/kapt-alert.endpoints';
import { listKaptNotices } from '@danji/contracts/bids/kapt-notice.endpoints';
import { listSuggestAlerts } from '@danji/contracts/bids/suggest-alert.endpoints';
import { listStaffSuggestItems } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import { listSuggestMessages } from '@danji/contracts/bids/suggest-message.endpoints';
import { listSuggestRequests } from '@danji/contracts/bids/suggest-request.endpoints';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import * as brands from './brand-seeds.ts';
import * as bids from './bid-seeds.ts';
import * as companies from './company-seeds.ts';
import { NANO_IDS } from './list-fixture.ts';
import * as requests from './suggest-request-seeds.ts';
import { list, type ListCall } from './list-call.ts';

/** The lists of vendors, their notices and offers. */
export const BID_LIST_CALLS: readonly ListCall[] = [
  list(listBrandEvaluations, brands.EVALUATIONS, {}, { query: { brand_id: 'brand' } }),
  list(listBrandPlans, brands.PLANS, { brand_id: 'brand' }),
  list(listComplianceDocuments, brands.COMPLIANCE_DOCUMENTS, { state: 0, brand_id: 'brand' }),
  list(listViewLimits, brands.VIEW_LIMITS),
  list(listPlanRequests, brands.PLAN_REQUESTS, { state: 2 }),
  list(listStaffEvaluations, brands.STAFF_EVALUATIONS, { state: 'reported', brand_id: 'brand' }),
  list(
    listPublicCompanyItems,
    companies.COMPANY_ITEMS,
    { category: 101, region: 1, sido: '서울', is_fav: true },
    { few: ['is_fav'] },
  ),
  list(listCompanyItems, companies.COMPANY_ITEMS, { edit_state_type: 4, ad_type: 1 }),
  list(
    listSuggestItems,
    bids.SUGGEST_ITEMS,
    {
      space_id: 'space',
      filter_range: 1,
      year: 2026,
      suggest_type: 1,
      state: 2,
      category: 502,
      region: 1,
      sido: '서울',
      is_open: true,
      is_own: true,
      // They are of vendors: for whom the list is measured they change nothing.
      is_unread: true,
      is_fav: true,
    },
    { few: ['space_id', 'is_own'] },
  ),
  list(listStaffSuggestItems, bids.SUGGEST_ITEMS, { suggest_type: 1, state: 2, is_flagged: true }),
  list(listKaptNotices, bids.KAPT_NOTICES, { kind: 2, category: 502, region: 1, sido: '서울', is_open: true }),
  list(listSuggestRequests, requests.SUGGEST_REQUESTS, {
    state: 'awarded',
    item_nano_id: NANO_IDS.suggestItem,
    company_item__nano_id: NANO_IDS.companyItem,
  }),
  list(listSuggestMessages, requests.SUGGEST_MESSAGES, {}, { query: { request_nano_id: NANO_IDS.suggestRequest } }),
  list(listSuggestAlerts, requests.SUGGEST_ALERTS, { is_read: true }),
  list(listKaptAlerts, requests.KAPT_ALERTS, { is_read: true }),
];
