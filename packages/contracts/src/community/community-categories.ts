import {
  CommunicationCategory,
  CommunityType,
  type CommunityTypeCode,
  InformationCategory,
  MaterialCategory,
} from '../codes/community-codes.ts';
import type { CodeOption } from '../define-codes.ts';

/** The top categories of posts with their sub-categories. */
export const COMMUNITY_CATEGORIES = {
  material: { label: '자료실', options: MaterialCategory.options as readonly CodeOption[] },
  information: { label: '정보마당', options: InformationCategory.options as readonly CodeOption[] },
  communication: { label: '소통마당', options: CommunicationCategory.options as readonly CodeOption[] },
} as const;
export type CommunityCategory = keyof typeof COMMUNITY_CATEGORIES;
export const COMMUNITY_CATEGORY_KEYS = ['material', 'information', 'communication'] as const;

/** How many categories there are, top ones and those below them. */
export const COMMUNITY_PLACES = COMMUNITY_CATEGORY_KEYS.reduce(
  (sum, category) => sum + 1 + COMMUNITY_CATEGORIES[category].options.length,
  0,
);

/** Where a post stands: its top category and the code of the sub-category (`category1`). */
export type CommunityPlace = { category: CommunityCategory; category1: number };

export const isSubCategory = ({ category, category1 }: CommunityPlace): boolean =>
  COMMUNITY_CATEGORIES[category].options.some(({ code }) => code === category1);

export const subCategoryLabel = ({ category, category1 }: CommunityPlace): string =>
  COMMUNITY_CATEGORIES[category].options.find(({ code }) => code === category1)?.label ?? '알 수 없음';

/** The kind of the posts of a category (DECISIONS, Community). */
export function toCommunityType({ category, category1 }: CommunityPlace): CommunityTypeCode {
  const { REQUEST } = MaterialCategory;
  const { WORRY, QNA } = CommunicationCategory;
  if (category === 'material') return category1 === REQUEST ? CommunityType.QNA : CommunityType.KNOWLEDGE;
  if (category === 'information')
    return category1 === InformationCategory.CASE ? CommunityType.EXPERIENCE : CommunityType.KNOWLEDGE;
  return category1 === WORRY || category1 === QNA ? CommunityType.QNA : CommunityType.FREE;
}

/** Whether posts of the category are questions, which take answers. */
export const isQuestionPlace = (place: CommunityPlace): boolean => toCommunityType(place) === CommunityType.QNA;
/** Whether posts of the category may be sold: materials that are no requests. */
export const isSalePlace = (place: CommunityPlace): boolean => place.category === 'material' && !isQuestionPlace(place);
/** Whether posts of the category may be anonymous: 고민상담. */
export const isAnonymousPlace = ({ category, category1 }: CommunityPlace): boolean =>
  category === 'communication' && category1 === CommunicationCategory.WORRY;
