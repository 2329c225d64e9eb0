import { createHash } from 'node:crypto';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { toBusinessDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { isPreviewable, type LinkPreview, type LinkPreviews } from '@danji/contracts/releases/link-previews';
import type { FastifyRequest } from 'fastify';
import { listPictures, toExcerpt } from '../../site/files/index.ts';
import { matchAddress } from './addresses.ts';
import { toPageUrl } from './page-address.ts';
import { findPageEndpoint, makePageCall, toPageCall } from './page-call.ts';
import { toPlainArticle, toPlainParts } from './plain-article.ts';

/** Stars of five, and how many have given them. */
type Rating = { stars: number; count: number };

/** The preview of a page for other sites and search engines. `path`, `image` and `card` are addresses on our own host. */
export type SharePreview = {
  title: string;
  description: string;
  path: string;
  image: string | undefined;
  /** A picture of 1,200 × 630 px. */
  card: string | undefined;
  article: string;
  business?: { name: string; telephone: string; email: string; address: string; rating?: Rating };
};

const DESCRIPTION_CHARACTERS = 150;
/** Number of cached previews, the last used ones; each is some kB. */
const MAX_CACHED = 100;
const CALLS = '/api/';
const FILES = `${CALLS}commons/files/`;
/** The statuses of a record that does not exist, or whose address cannot be one. */
const MISSING = new Set([404, 422]);

const readField = (response: unknown, field = ''): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, name)
          ? (value as Record<string, unknown>)[name]
          : undefined,
      response,
    );
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');
const isDocument = (value: unknown): value is RichDocument =>
  typeof value === 'object' && value !== null && 'children' in value;

const toCount = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What people have rated the business; nothing before the first of them. */
function toRating(response: unknown, { business }: LinkPreview): { rating?: Rating } {
  const stars = toCount(readField(response, business?.rating?.stars));
  const count = toCount(readField(response, business?.rating?.count));
  return stars > 0 && count > 0 ? { rating: { stars, count } } : {};
}

const toBusiness = (response: unknown, declared: LinkPreview): Pick<SharePreview, 'business'> =>
  declared.business
    ? {
        business: {
          name: toText(readField(response, declared.business.name)),
          telephone: toText(readField(response, declared.business.telephone)),
          email: toText(readField(response, declared.business.email)),
          address: toText(readField(response, declared.business.address)),
          ...toRating(response, declared),
        },
      }
    : {};

function toParts(response: unknown, { parts }: LinkPreview): string {
  const list = readField(response, parts?.list);
  if (!parts || !Array.isArray(list)) return '';
  return toPlainParts(
    parts.heading,
    list.map((part) => ({ title: toText(readField(part, parts.title)), text: toText(readField(part, parts.text)) })),
  );
}

function toPreview(path: string, declared: LinkPreview, response: unknown): SharePreview {
  const title = toText(readField(response, declared.title));
  const declaredImage = toText(readField(response, declared.image));
  const image = declaredImage.startsWith(FILES) ? declaredImage : undefined;
  const declaredCard = toText(readField(response, declared.card));
  const card = declaredCard.startsWith(CALLS) ? declaredCard : undefined;
  const business = toBusiness(response, declared);
  const rating = business.business?.rating;
  const description = [
    toText(readField(response, declared.description)),
    rating && `별점 ${rating.stars.toFixed(1)}점 · 평가 ${formatNumber(rating.count)}건`,
  ]
    .filter(Boolean)
    .join(' · ')
    .slice(0, DESCRIPTION_CHARACTERS);
  const article = readField(response, declared.article);
  if (!isDocument(article)) return { title, path, description, image, card, article: '', ...business };
  const picture = listPictures(article)[0];
  return {
    title,
    path,
    description: description || toExcerpt(article, DESCRIPTION_CHARACTERS),
    image: image ?? (picture && `${FILES}${picture.fileId}/`),
    card,
    article: toPlainArticle(title, article) + toParts(response, declared),
    ...business,
  };
}

/** Makes the previews that the shell and the remotes declare, and caches them by the responses that they are made of. */
export class SharePreviews {
  readonly #cache = new Map<string, { hash: string; preview: SharePreview }>();

  /**
   * Returns the preview of the requested page as everybody sees it; `undefined` for a page without one, `null` when its
   * record does not exist. `screens` are the addresses of the app: the literal one of another screen is no record.
   */
  async find(
    request: FastifyRequest,
    previews: LinkPreviews,
    screens: readonly string[],
  ): Promise<SharePreview | null | undefined> {
    const { pathname, searchParams: search } = toPageUrl(request);
    const { pattern = '', params = {} } = matchAddress([...Object.keys(previews), ...screens], pathname) ?? {};
    const declared = previews[pattern];
    const endpoint = declared && findPageEndpoint(declared.call);
    if (!declared || !endpoint || !isPreviewable(endpoint)) return undefined;
    const today = toBusinessDate(request.server.platform.clock.now());
    const call = toPageCall(declared, { params, search, today });
    if (!call) return undefined;
    const { statusCode, body } = await makePageCall(request, call);
    if (statusCode === 200) return this.#cached(pathname.replace(/(?<=.)\/$/, ''), declared, body);
    return MISSING.has(statusCode) ? null : undefined;
  }

  #cached(path: string, declared: LinkPreview, body: string): SharePreview {
    const hash = createHash('sha256').update(JSON.stringify(declared)).update(body).digest('base64');
    const cached = this.#cache.get(path);
    this.#cache.delete(path);
    const preview = cached?.hash === hash ? cached.preview : toPreview(path, declared, JSON.parse(body));
    this.#cache.set(path, { hash, preview });
    for (const oldest of this.#cache.keys()) if (this.#cache.size > MAX_CACHED) this.#cache.delete(oldest);
    return preview;
  }
}
