import { usePagedList } from '@danji/api-client';
import type { CommunityCategory } from '@danji/contracts/community/community-categories';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';

const FILTERS = {
  search: 'text',
  category1: 'number',
  category2: 'number',
  sigungu: 'number',
  question_state: 'text',
  is_own: 'boolean',
  ordering: 'text',
} as const;

/** The posts of a top category, or all, with the filters in the URL. */
export const usePosts = (category: CommunityCategory | undefined) =>
  usePagedList(listCommunityPosts, { query: category ? { category } : {}, filters: FILTERS });
export type PostList = ReturnType<typeof usePosts>;
