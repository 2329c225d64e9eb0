import type { ReferrerType } from '@danji/shell-sdk';

/** The start of a visit: the referrer and the address of its first page. */
export type Entry = { referrer: string; host: string; search: string; userAgent?: string };

const MAIL = ['mail', 'gmail', 'outlook', 'googlemail', 'webmail', 'gm', 'daummail'];
/** Social media, including hosts of larger sites that differ from the rest of the site. */
const SOCIAL = [
  'facebook',
  'fb',
  'instagram',
  'threads',
  'twitter',
  'youtube',
  'tiktok',
  'linkedin',
  'pinterest',
  'reddit',
  'discord',
  'telegram',
  'band',
  'kakao',
  'kakaocorp',
  'everytime',
  'line',
  'whatsapp',
  'weibo',
  'cafe.naver',
  'blog.naver',
  'm.blog.naver',
  'm.cafe.naver',
  'post.naver',
  'cafe.daum',
  'm.cafe.daum',
  'brunch',
  'tistory',
  'dcinside',
  'clien',
  'ppomppu',
  'katana',
];
const SHORT_SOCIAL = /^(t\.co|x\.com|youtu\.be|t\.me|lnkd\.in|fb\.me|me2\.do|m\.me|pf\.kakao\.com|org\.telegram\..*)$/;
const SEARCH = [
  'google',
  'bing',
  'yahoo',
  'baidu',
  'duckduckgo',
  'yandex',
  'ecosia',
  'nate',
  'zum',
  'naver',
  'daum',
  'googlequicksearchbox',
];
/** Hosts of the search companies that are not search engines. */
const NO_SEARCH =
  /^(news|n\.news|m\.news|land|m\.land|map|m\.map|smartstore|m\.smartstore|shopping|docs|drive|calendar|meet|classroom|sites|accounts|v|media\.naver)\./;

const SECOND_LEVEL = /^(co|or|go|ne|re|ac|pe|com|net|org)$/;

/** The registrable part of a host name: `shop.danji.co.kr` → `danji.co.kr`. An IP address stays as it is. */
function toSite(host: string): string {
  const parts = host.split('.');
  if (/^[\d.]+$|:/.test(host)) return host;
  return parts.slice(-(parts.length > 2 && SECOND_LEVEL.test(parts.at(-2) ?? '') ? 3 : 2)).join('.');
}

/** Whether a host has one of these names among its labels. */
const isNamed = (host: string, names: readonly string[]): boolean =>
  names.some((name) => `.${host}.`.includes(`.${name}.`));

/** The source type of a host, or of an Android app's package name. */
function toReferrerType(host: string): ReferrerType {
  if (isNamed(host, MAIL)) return 'email';
  if (SHORT_SOCIAL.test(host) || isNamed(host, SOCIAL)) return 'social';
  return isNamed(host, SEARCH) && !NO_SEARCH.test(host) ? 'search' : 'other';
}

const MEDIUMS: readonly (readonly [ReferrerType, RegExp])[] = [
  ['email', /^(e-?mail|newsletter|edm|mail)$/],
  ['social', /^(social(-?(media|network|paid|organic))?|sns|sm|paid-?social|message|kakao|alimtalk|talk)$/],
  ['search', /^(cpc|ppc|sem|organic|search|paid-?search|powerlink|brand-?search)$/],
];
const SOURCE_MAIL = /mail|newsletter|stibee|mailchimp/;

/** The source type from the campaign parameters of a link; `undefined` without them. */
function toCampaignType(search: string): ReferrerType | undefined {
  const query = new URLSearchParams(search);
  const readParameter = (name: string) =>
    (query.get(name) ?? '')
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-');
  const [source, medium] = [readParameter('utm_source'), readParameter('utm_medium')];
  if (!source && !medium) return undefined;
  const byMedium = MEDIUMS.find(([, pattern]) => pattern.test(medium))?.[0];
  const bySource = SOURCE_MAIL.test(source) ? 'email' : toReferrerType(source.replaceAll('-', '.'));
  // Social media sell paid clicks too.
  if (byMedium === 'search' && bySource === 'social') return 'social';
  return byMedium ?? bySource;
}

/** Browsers inside messengers and social media send no referrer. */
const IN_SOCIAL_APP =
  /kakaotalk|kakaostory|instagram|\bfb(an|av|_iab)|\bband\b|\bline\/|threads|barcelona|twitter|tiktok|everytimeapp/i;

/**
 * Classifies the source of a visit (SPEC §1, Visit source classification). Campaign parameters win over the referrer;
 * `direct` when there is neither or the referrer is this site, `none` for a referrer that is no address.
 */
export function toVisitSource({ referrer, host, search, userAgent = '' }: Entry): ReferrerType {
  const campaign = toCampaignType(search);
  if (campaign) return campaign;
  if (referrer === '') return IN_SOCIAL_APP.test(userAgent) ? 'social' : 'direct';
  if (!URL.canParse(referrer)) return 'none';
  const from = new URL(referrer).hostname.toLowerCase();
  if (from === '') return 'none';
  return toSite(from) === toSite(host) ? 'direct' : toReferrerType(from);
}
