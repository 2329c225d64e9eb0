import type { ReferrerType } from '@danji/shell-sdk';

const SEARCH = /(^|\.)(google|bing|yahoo|baidu|duckduckgo|yandex)\.|^(search|m\.search)\.(naver|daum)\.|(^|\.)(nate|zum)\.com$/;
const SOCIAL = /(^|\.)(facebook|instagram|twitter|x|youtube|tiktok|linkedin|threads|band|kakao|pf\.kakao|story\.kakao|blog\.naver|cafe\.naver|cafe\.daum|t)\.(com|us|co|net)$/;
const MAIL = /(^|\.)(mail|outlook|gmail)\./;

/**
 * Where a visit comes from, by the referrer of its first page (SPEC §1, Visit source classification): `none` for a
 * referrer that is no address, `direct` when there is none or it is this site.
 */
export function toVisitSource(referrer: string, host: string): ReferrerType {
  if (referrer === '') return 'direct';
  if (!URL.canParse(referrer)) return 'none';
  const { hostname } = new URL(referrer);
  if (hostname === host) return 'direct';
  if (MAIL.test(hostname)) return 'email';
  if (SEARCH.test(hostname)) return 'search';
  return SOCIAL.test(hostname) ? 'social' : 'other';
}
