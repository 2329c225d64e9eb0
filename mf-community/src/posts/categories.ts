import { COMMUNITY_CATEGORY_KEYS, type CommunityCategory } from '@danji/contracts/community/community-categories';
import { webPaths } from '@danji/contracts/web-paths';

/** The purpose of each top category, in a sentence. */
export const CATEGORY_LEADS: Readonly<Record<CommunityCategory, string>> = {
  material: '관리사무소에서 쓰는 서식과 자료를 나눠요.',
  information: '법과 제도, 지원사업, 공사 사례와 단가를 나눠요.',
  communication: '묻고 답하며 관리 현장의 이야기를 나눠요.',
};

/** The top category that an address names. */
export const toCategory = (text: string | null | undefined): CommunityCategory | undefined =>
  COMMUNITY_CATEGORY_KEYS.find((category) => category === text);

/** The address of the posts of a top category; without one, of all posts. */
export const toListPath = (category: CommunityCategory | undefined): string =>
  category === undefined ? webPaths.community : webPaths.communityCategory(category);
