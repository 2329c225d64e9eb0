import type { ReferrerType } from '@danji/shell-sdk';

/** How a visit began: the referrer of its first page, and its address. */
export type Entry = { referrer: string; host: string; search: string; userAgent?: string };

const named = (...names: string[]) => new RegExp(`(^|\\.)(${names.join('|').replaceAll('.', '\\.')})(\\.|$)`);

const MAIL = named('mail', 'gmail', 'outlook', 'googlemail', 'webmail', 'gm', 'daummail');
/** Hosts of big sites that are something else than the rest of the site. */
const SOCIAL = named(
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
);
const SHORT_SOCIAL = /^(t\.co|x\.com|youtu\.be|t\.me|lnkd\.in|fb\.me|me2\.do|m\.me|pf\.kakao\.com|org\.telegram\..*)$/;
const SEARCH = named(
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
);
/** Parts of the search companies where nobody searches. */
const NO_SEARCH =
  /^(news|n\.news|m\.news|land|m\.land|map|m\.map|smartstore|m\.smartstore|shopping|docs|drive|calendar|meet|classroom|sites|accounts|v|media\.naver)\./;

const SECOND_LEVEL = /^(co|or|go|ne|re|ac|pe|com|net|org)$/;

/** The part of a host name that belongs to one owner: `shop.danji.co.kr` → `danji.co.kr`. An address of numbers is its own. */
function siteOf(host: string): string {
  const parts = host.split('.');
  if (/^[\d.]+$|:/.test(host)) return host;
  return parts.slice(-(parts.length > 2 && SECOND_LEVEL.test(parts.at(-2) ?? '') ? 3 : 2)).join('.');
}

/** The class of a host, or of an Android app's package name. */
function classOf(host: string): ReferrerType {
  if (MAIL.test(host)) return 'email';
  if (SHORT_SOCIAL.test(host) || SOCIAL.test(host)) return 'social';
  return SEARCH.test(host) && !NO_SEARCH.test(host) ? 'search' : 'other';
}

const MEDIUMS: readonly (readonly [ReferrerType, RegExp])[] = [
  ['email', /^(e-?mail|newsletter|edm|mail)$/],
  ['social', /^(social(-?(media|network|paid|organic))?|sns|sm|paid-?social|message|kakao|alimtalk|talk)$/],
  ['search', /^(cpc|ppc|sem|organic|search|paid-?search|powerlink|brand-?search)$/],
];
const SOURCE_MAIL = /mail|newsletter|stibee|mailchimp/;

/** What the sender of a link has written into it; `undefined` where there is nothing. */
function classOfCampaign(search: string): ReferrerType | undefined {
  const query = new URLSearchParams(search);
  const word = (name: string) =>
    (query.get(name) ?? '')
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-');
  const [source, medium] = [word('utm_source'), word('utm_medium')];
  if (!source && !medium) return undefined;
  const byMedium = MEDIUMS.find(([, words]) => words.test(medium))?.[0];
  const bySource = SOURCE_MAIL.test(source) ? 'email' : classOf(source.replaceAll('-', '.'));
  // Paid clicks are bought from social media too.
  if (byMedium === 'search' && bySource === 'social') return 'social';
  return byMedium ?? bySource;
}

/** Browsers inside messengers and social media tell no referrer. */
const IN_SOCIAL_APP =
  /kakaotalk|kakaostory|instagram|\bfb(an|av|_iab)|\bband\b|\bline\/|threads|barcelona|twitter|tiktok|everytimeapp/i;

/**
 * Where a visit comes from (SPEC §1, Visit source classification). What the link says of itself wins over the referrer;
 * `direct` when there is neither or it is this site, `none` for a referrer that is no address.
 */
export function toVisitSource({ referrer, host, search, userAgent = '' }: Entry): ReferrerType {
  const campaign = classOfCampaign(search);
  if (campaign) return campaign;
  if (referrer === '') return IN_SOCIAL_APP.test(userAgent) ? 'social' : 'direct';
  if (!URL.canParse(referrer)) return 'none';
  const from = new URL(referrer).hostname.toLowerCase();
  if (from === '') return 'none';
  return siteOf(from) === siteOf(host) ? 'direct' : classOf(from);
}
