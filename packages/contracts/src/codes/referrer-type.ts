/** The sources of a visit (SPEC §9, Visit source classes), with the values that the browser stores for the session. */
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

/** Returns the Korean label of a source. */
export const toReferrerLabel = (type: ReferrerType): string => LABELS[type];
