import type { KaptNoticeLine } from '@danji/contracts/bids/kapt-notice';
import { toContractTypeName, toSubCategoryName } from '@danji/contracts/codes/contract-categories';

/** Where the complex is, as far as it is known. */
export const describePlace = ({ sigungu, sido }: Pick<KaptNoticeLine, 'sigungu' | 'sido'>): string =>
  sigungu === null ? sido || '지역 모름' : `${sigungu.sido_short} ${sigungu.sigungu}`;

/** The sub-category, or only the type of contract; nothing when neither is known. */
export function describeSector({ category, work_type }: Pick<KaptNoticeLine, 'category' | 'work_type'>) {
  if (category !== null) return toSubCategoryName(category);
  return work_type === null ? undefined : toContractTypeName(work_type);
}
