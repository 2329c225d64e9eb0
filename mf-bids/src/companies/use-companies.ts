import { usePagedList } from '@danji/api-client';
import { listPublicCompanyItems } from '@danji/contracts/bids/company-item.endpoints';

const FILTERS = {
  search: 'text',
  category: 'number',
  region: 'number',
  sido: 'text',
  is_fav: 'boolean',
  ordering: 'text',
} as const;
/** Whole rows of two, three and four cards. */
const PAGE_SIZE = 24;

/** The public list of companies with its filters in the URL. */
export const useCompanies = () => usePagedList(listPublicCompanyItems, { filters: FILTERS, pageSize: PAGE_SIZE });
export type CompanyList = ReturnType<typeof useCompanies>;
