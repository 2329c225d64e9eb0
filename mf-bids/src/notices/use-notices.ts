import { usePagedList } from '@danji/api-client';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';

const FILTERS = {
  search: 'text',
  space_id: 'number',
  suggest_type: 'number',
  state: 'number',
  category: 'number',
  region: 'number',
  sido: 'text',
  filter_range: 'number',
  year: 'number',
  is_open: 'boolean',
  is_own: 'boolean',
  is_unread: 'boolean',
  is_fav: 'boolean',
  ordering: 'text',
} as const;

/** The list of notices with its filters in the URL. */
export const useNotices = () => usePagedList(listSuggestItems, { filters: FILTERS });
export type NoticeList = ReturnType<typeof useNotices>;
