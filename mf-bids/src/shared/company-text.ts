import type { CompanyItemLine, CompanyItemRegion } from '@danji/contracts/bids/company-item';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';

type Sectors = { category: number | null; tags: readonly number[] };

/** The names of the main and the further sub-categories. */
export const listSectorNames = ({ category, tags }: Sectors): string[] =>
  [...(category === null ? [] : [category]), ...tags].map((code) => toSubCategoryName(code));

const ACTIVITIES: Readonly<Record<NonNullable<CompanyItemLine['activity']>, string>> = {
  today: '오늘',
  week: '최근 7일 안',
  month: '최근 한 달 안',
};

/** When a vendor was last here; nothing for longer ago than a month. */
export const describeActivity = (activity: CompanyItemLine['activity']): string | undefined =>
  activity === null ? undefined : ACTIVITIES[activity];

/** Within how many hours a vendor answers; nothing when that is not known. */
export const describeAnswer = (hours: CompanyItemLine['answer_hours']): string | undefined =>
  hours === null ? undefined : `보통 ${hours}시간 안`;

/** `서울 강남구 외 3곳`, `전국`. */
export function describeRegions([first, ...others]: readonly CompanyItemRegion[]): string {
  if (!first) return '전국';
  const name = `${first.sido_short} ${first.sigungu}`;
  return others.length === 0 ? name : `${name} 외 ${others.length}곳`;
}

/** Every region by its sido: `서울 강남구, 서초구`. */
export function listRegionLines(regions: readonly CompanyItemRegion[]): string[] {
  const bySido = Map.groupBy(regions, ({ sido_short }) => sido_short);
  return [...bySido].map(([sido, parts]) => `${sido} ${parts.map(({ sigungu }) => sigungu).join(', ')}`);
}

/** So many sigungu of a sido are named where there is little room. */
const NAMED = 3;

/** The regions in few words: `서울 강남구, 서초구, 송파구 외 5곳 · 부산 동구`, `전국`. */
export function describeSido(regions: readonly CompanyItemRegion[]): string {
  if (regions.length === 0) return '전국';
  return [...Map.groupBy(regions, ({ sido_short }) => sido_short)]
    .map(([sido, parts]) => {
      const names = parts.slice(0, NAMED).map(({ sigungu }) => sigungu);
      const more = parts.length > NAMED ? ` 외 ${parts.length - NAMED}곳` : '';
      return `${sido} ${names.join(', ')}${more}`;
    })
    .join(' · ');
}
