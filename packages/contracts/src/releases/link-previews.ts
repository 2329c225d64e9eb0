import { Type, type Static } from 'typebox';
import type { Endpoint, QueryOf, ResponseOf } from '../define-endpoint.ts';
import { oneOf, strictObject } from '../fields.ts';
import { isPreloadable } from './page-preloads.ts';

const name = Type.String({ minLength: 1, maxLength: 100 });
/** A field of the response, `title` or one inside another (`board.title`). */
const field = Type.String({ maxLength: 100, pattern: String.raw`^\w+(\.\w+)*$` });

/**
 * How the web host describes the screen of an address to other sites, search engines and readers without scripts: it
 * makes a public call and reads these fields of the response.
 */
const linkPreview = strictObject({
  /** The id of the call. */
  call: name,
  /** `:id` is that part of the address. */
  params: Type.Optional(Type.Record(name, Type.String({ maxLength: 200 }))),
  query: Type.Optional(Type.Record(name, Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]))),
  title: field,
  /** A document: its first words, its first picture, and the text for readers without scripts. */
  article: Type.Optional(field),
  /** A text, before the first words of the article. */
  description: Type.Optional(field),
  /** The address of one of our files, before the pictures of the article. */
  image: Type.Optional(field),
  /** The address of a picture of 1,200 × 630 px that we draw of the record: other sites show it before `image`. */
  card: Type.Optional(field),
  /** Further parts of the page, after the article: the records of a list with their texts, for readers without scripts. */
  parts: Type.Optional(strictObject({ heading: name, list: field, title: field, text: Type.Optional(field) })),
  /** The page is about a business: what search engines read of it (LocalBusiness of schema.org). */
  business: Type.Optional(
    strictObject({
      name: field,
      telephone: Type.Optional(field),
      email: Type.Optional(field),
      address: Type.Optional(field),
      /** Stars of five, and how many have given them (AggregateRating). */
      rating: Type.Optional(strictObject({ stars: field, count: field })),
    }),
  ),
  /** The page is a product on sale: its code, its price in won, and whether it is sold out (Product of schema.org). */
  product: Type.Optional(strictObject({ code: field, price: field, is_sold_out: field, category: field })),
  /** The page is an article or an answered question (Article, FAQPage of schema.org), with these times and its author. */
  writing: Type.Optional(
    strictObject({
      kind: oneOf('article', 'faq'),
      published: Type.Optional(field),
      changed: Type.Optional(field),
      /** The shown name of the author; without one it is ours. */
      author: Type.Optional(field),
    }),
  ),
  /** The page is a question of a member where the field `when` is true (QAPage of schema.org): who answers it, and how. */
  answers: Type.Optional(
    strictObject({
      when: field,
      count: field,
      recommends: field,
      /** The call that lists the answers, the best first, and the fields of each. */
      call: name,
      query: Type.Record(name, Type.String({ maxLength: 200 })),
      text: field,
      created: field,
      author: field,
      is_accepted: field,
      answer_recommends: field,
    }),
  ),
});

/** Previews by the address of the screen (`/support/notices/:nanoId`). */
export const linkPreviews = Type.Record(Type.String({ pattern: '^/', maxLength: 200 }), linkPreview);

export type LinkPreview = Static<typeof linkPreview>;
export type LinkPreviews = Static<typeof linkPreviews>;

/** The names of the fields of an object, and of the fields of those that are objects. */
type FieldOf<T> = {
  [Name in keyof T & string]: NonNullable<T[Name]> extends object
    ? Name | `${Name}.${keyof NonNullable<T[Name]> & string}`
    : Name;
}[keyof T & string];
type NicknameOf<T> = `${FieldOf<T>}.nickname`;
/** A record of a page of results. */
type LineOf<E extends Endpoint> = ResponseOf<E> extends { results: (infer Line)[] } ? Line : never;
type ListOf<T> = { [Name in keyof T & string]: T[Name] extends readonly object[] ? Name : never }[keyof T & string];
type PartsInput<T, List extends ListOf<T>> = T[List] extends readonly (infer Part)[]
  ? { heading: string; list: List; title: FieldOf<Part>; text?: FieldOf<Part> }
  : never;
type PreviewInput<E extends Endpoint> = Pick<LinkPreview, 'params'> & {
  query?: QueryOf<E>;
  title: FieldOf<ResponseOf<E>>;
  parts?: { [List in ListOf<ResponseOf<E>>]: PartsInput<ResponseOf<E>, List> }[ListOf<ResponseOf<E>>];
  business?: { name: FieldOf<ResponseOf<E>> } & {
    [Part in 'telephone' | 'email' | 'address']?: FieldOf<ResponseOf<E>>;
  } & { rating?: { stars: FieldOf<ResponseOf<E>>; count: FieldOf<ResponseOf<E>> } };
  product?: { [Part in 'code' | 'price' | 'is_sold_out' | 'category']: FieldOf<ResponseOf<E>> };
  writing?: { kind: 'article' | 'faq'; author?: NicknameOf<ResponseOf<E>> } & {
    [Time in 'published' | 'changed']?: FieldOf<ResponseOf<E>>;
  };
  answers?: ReturnType<typeof previewedAnswers> & {
    [Part in 'when' | 'count' | 'recommends']: FieldOf<ResponseOf<E>>;
  };
} & { [Part in 'article' | 'card' | 'description' | 'image']?: FieldOf<ResponseOf<E>> };

/**
 * Declares where the answers to the question of a screen come from: a public list, and the fields of each answer.
 * @throws TypeError for a call that is not public, or not a read.
 */
export function previewedAnswers<E extends Endpoint>(
  endpoint: E,
  input: {
    query: { [K in keyof QueryOf<E>]?: `:${string}` };
    author: NicknameOf<LineOf<E>>;
  } & { [Part in 'text' | 'created' | 'is_accepted' | 'answer_recommends']: FieldOf<LineOf<E>> },
) {
  assertPreviewable(endpoint);
  return { call: endpoint.id, ...input, query: input.query as Record<string, string> };
}

/** Whether a call gives everybody the same data: only such a call can describe a page to other sites. */
export const isPreviewable = (endpoint: Endpoint): boolean =>
  isPreloadable(endpoint) && endpoint.audience.includes('everybody');

function assertPreviewable(endpoint: Endpoint): void {
  if (!isPreviewable(endpoint)) throw new TypeError(`${endpoint.id} is no read that everybody may make`);
}

/** Declares the preview of a screen. @throws TypeError for a call that is not public, or not a read. */
export function linkPreviewOf<E extends Endpoint>(endpoint: E, input: PreviewInput<E>): LinkPreview {
  assertPreviewable(endpoint);
  return { call: endpoint.id, ...input } as LinkPreview;
}
