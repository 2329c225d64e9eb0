import { createHash } from 'node:crypto';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { toBusinessDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { isPreviewable, type LinkPreview, type LinkPreviews } from '@danji/contracts/releases/link-previews';
import type { PageLocation } from '@danji/contracts/releases/page-preloads';
import type { FastifyRequest } from 'fastify';
import { listPictures, toExcerpt } from '../../site/files/index.ts';
import { matchAddress } from './addresses.ts';
import { toPageUrl } from './page-address.ts';
import { findPageEndpoint, makePageCall, toPageCall } from './page-call.ts';
import { toPlainAnswers, toPlainArticle, toPlainParts, toPlainSummary } from './plain-article.ts';

/** Stars of five, and how many have given them. */
type Rating = { stars: number; count: number };

/** An answer to the question of a page; its text without marks. */
export type PreviewedAnswer = {
  text: string;
  created: string;
  author: string;
  isAccepted: boolean;
  recommends: number;
};

/** The preview of a page for other sites and search engines. `path`, `image` and `card` are addresses on our own host. */
export type SharePreview = {
  title: string;
  description: string;
  path: string;
  image: string | undefined;
  /** A picture of 1,200 × 630 px. */
  card: string | undefined;
  /** HTML for readers without scripts. */
  article: string;
  /** The text of the article without marks. */
  text: string;
  /** Whether the article is not for everybody: paid, or for some job grades. */
  isWithheld: boolean;
  writing?: { kind: 'article' | 'faq'; published: string; changed: string; author: string };
  question?: { answers: number; recommends: number; listed: readonly PreviewedAnswer[] };
  product?: { code: string; price: number; isSoldOut: boolean; category: string };
  business?: { name: string; telephone: string; email: string; address: string; rating?: Rating };
};

const DESCRIPTION_CHARACTERS = 150;
/** The most characters of an article or an answer that search engines are given beside the page itself. */
const TEXT_CHARACTERS = 5000;
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

/** Returns the ratings that people gave the business; nothing before the first of them. */
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

const toProduct = (response: unknown, { product }: LinkPreview): Pick<SharePreview, 'product'> =>
  product
    ? {
        product: {
          code: toText(readField(response, product.code)),
          price: toCount(readField(response, product.price)),
          isSoldOut: readField(response, product.is_sold_out) === true,
          category: toText(readField(response, product.category)),
        },
      }
    : {};

const toWriting = (response: unknown, { writing }: LinkPreview): Pick<SharePreview, 'writing'> =>
  writing
    ? {
        writing: {
          kind: writing.kind,
          published: toText(readField(response, writing.published)),
          changed: toText(readField(response, writing.changed)),
          author: toText(readField(response, writing.author)),
        },
      }
    : {};

/** The lines of a paged response. */
function toLines(response: unknown): readonly unknown[] {
  const lines = readField(response, 'results');
  return Array.isArray(lines) ? lines : [];
}

/** The question of the page, and its answers for readers without scripts. `listed` is the response of the list of answers. */
function toQuestion(
  response: unknown,
  { answers }: LinkPreview,
  listed: unknown,
): { question?: SharePreview['question']; html: string } {
  if (!answers || readField(response, answers.when) !== true) return { html: '' };
  const found = toLines(listed).flatMap((line) => {
    const document = readField(line, answers.text);
    if (!isDocument(document)) return [];
    const answer = {
      text: toExcerpt(document, TEXT_CHARACTERS),
      created: toText(readField(line, answers.created)),
      author: toText(readField(line, answers.author)),
      isAccepted: readField(line, answers.is_accepted) === true,
      recommends: toCount(readField(line, answers.answer_recommends)),
    };
    return [{ answer, document }];
  });
  return {
    question: {
      answers: toCount(readField(response, answers.count)),
      recommends: toCount(readField(response, answers.recommends)),
      listed: found.map(({ answer }) => answer),
    },
    html: toPlainAnswers(
      found.map(({ answer, document }) => ({
        heading: `${answer.author}${answer.isAccepted ? ' · 채택된 답변' : ''}`,
        document,
      })),
    ),
  };
}

/** The description: what the record says of itself, before the first words of its article. */
const toDescription = (response: unknown, declared: LinkPreview, rating: Rating | undefined): string =>
  [
    toText(readField(response, declared.description)),
    rating && `별점 ${rating.stars.toFixed(1)}점 · 평가 ${formatNumber(rating.count)}건`,
  ]
    .filter(Boolean)
    .join(' · ')
    .slice(0, DESCRIPTION_CHARACTERS);

function toPictures(response: unknown, declared: LinkPreview): Pick<SharePreview, 'image' | 'card'> {
  const image = toText(readField(response, declared.image));
  const card = toText(readField(response, declared.card));
  return { image: image.startsWith(FILES) ? image : undefined, card: card.startsWith(CALLS) ? card : undefined };
}

function toPreview(path: string, declared: LinkPreview, response: unknown, listed: unknown): SharePreview {
  const title = toText(readField(response, declared.title));
  const business = toBusiness(response, declared);
  const description = toDescription(response, declared, business.business?.rating);
  const pictures = toPictures(response, declared);
  const described = {
    title,
    path,
    ...pictures,
    ...business,
    ...toProduct(response, declared),
    ...toWriting(response, declared),
  };
  const article = readField(response, declared.article);
  if (!isDocument(article)) {
    const isWithheld = article === null;
    const plain = isWithheld ? toPlainSummary(title, description) : '';
    return { ...described, description, text: description, isWithheld, article: plain };
  }
  const picture = listPictures(article)[0];
  const { question, html } = toQuestion(response, declared, listed);
  return {
    ...described,
    description: description || toExcerpt(article, DESCRIPTION_CHARACTERS),
    image: pictures.image ?? (picture && `${FILES}${picture.fileId}/`),
    text: toExcerpt(article, TEXT_CHARACTERS),
    isWithheld: false,
    article: toPlainArticle(title, article) + toParts(response, declared) + html,
    ...(question && { question }),
  };
}

/** The response of the list of answers, as text; `null` for a page that is no question, or has none. */
async function findAnswers(
  request: FastifyRequest,
  { answers }: LinkPreview,
  location: PageLocation,
  body: string,
): Promise<string> {
  const response: unknown = JSON.parse(body);
  if (!answers || readField(response, answers.when) !== true || toCount(readField(response, answers.count)) === 0)
    return 'null';
  const call = toPageCall(answers, location);
  const listed = call && (await makePageCall(request, call));
  return listed?.statusCode === 200 ? listed.body : 'null';
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
    const location = { params, search, today };
    const call = toPageCall(declared, location);
    if (!call) return undefined;
    const { statusCode, body } = await makePageCall(request, call);
    if (statusCode !== 200) return MISSING.has(statusCode) ? null : undefined;
    const listed = await findAnswers(request, declared, location, body);
    return this.#cached(pathname.replace(/(?<=.)\/$/, ''), declared, body, listed);
  }

  #cached(path: string, declared: LinkPreview, body: string, listed: string): SharePreview {
    const hash = createHash('sha256')
      .update(JSON.stringify([declared, body, listed]))
      .digest('base64');
    const cached = this.#cache.get(path);
    this.#cache.delete(path);
    const preview =
      cached?.hash === hash ? cached.preview : toPreview(path, declared, JSON.parse(body), JSON.parse(listed));
    this.#cache.set(path, { hash, preview });
    for (const oldest of this.#cache.keys()) if (this.#cache.size > MAX_CACHED) this.#cache.delete(oldest);
    return preview;
  }
}
