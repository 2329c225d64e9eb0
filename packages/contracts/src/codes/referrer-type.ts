/** Where a visit comes from (SPEC §9, Visit source classes), by the words the browser keeps for the session. */
export const REFERRER_TYPES = ['search', 'social', 'direct', 'email', 'other', 'none'] as const;

export type ReferrerType = (typeof REFERRER_TYPES)[number];

const LABELS: Readonly<Record<ReferrerType, string>> = {
  search: '검색',
  social: '소셜',
  direct: '직접 방문',
  email: '이메일',
  other: '기타',
  none: '알 수 없음',
};

/** What a person reads for a class. */
export const toReferrerLabel = (type: ReferrerType): string => LABELS[type];
