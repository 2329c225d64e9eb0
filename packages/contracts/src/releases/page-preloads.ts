import { getOwn } from '../get-own.ts';
import { Type, type Static } from 'typebox';
import type { AudienceGroup } from '../audience.ts';
import type { Endpoint, QueryOf } from '../define-endpoint.ts';
import { strictObject, oneOf } from '../fields.ts';

/** The maximum number of preloads of a screen; no screen needs more at once. */
export const MAX_PAGE_PRELOADS = 8;

/** The kinds of accounts that a preload can name. */
const KINDS = ['general', 'brand', 'staff', 'admin'] as const;

const name = Type.String({ minLength: 1, maxLength: 100 });
/**
 * A value of a preload. `:id` is that part of the address. `?search` is that search parameter, and `?page=1` has a default for an
 * address without it; `@today`, `@today-29` and `@month` are days and the month in Korea. Any other value is a literal.
 */
const value = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]);

/** A read whose response comes with the page, because the screen of an address starts with it. */
const pagePreload = strictObject({
  /** The id of the call. */
  call: name,
  params: Type.Optional(Type.Record(name, Type.String({ maxLength: 200 }))),
  query: Type.Optional(Type.Record(name, value)),
  /** The kinds of members whose screen needs it; without it all need it. `staff` are all operators, `admin` those of type ADMIN. */
  audience: Type.Optional(Type.Array(oneOf(...KINDS), { minItems: 1 })),
  /** Fields of the response with addresses of pictures that the screen shows at once; the page preloads them. */
  pictures: Type.Optional(Type.Array(name, { maxItems: 4 })),
  /**
   * Search parameters that the address must have, or with `null` must not have: a screen with several views needs only
   * the data of the visible one.
   */
  where: Type.Optional(Type.Record(name, Type.Union([Type.String({ maxLength: 200 }), Type.Null()]))),
});

/** Preloads by the address of the screen (`/workspace/:id`), by slot (`slot:home.main`), and `*` for the frame around every screen. */
export const pagePreloads = Type.Record(
  Type.String({ minLength: 1, maxLength: 200 }),
  Type.Array(pagePreload, { minItems: 1, maxItems: MAX_PAGE_PRELOADS }),
);

export type PagePreload = Static<typeof pagePreload>;
export type PagePreloads = Static<typeof pagePreloads>;

type Placeholder = `:${string}` | `?${string}`;
type PreloadInput<E extends Endpoint> = Pick<PagePreload, 'params' | 'audience' | 'where' | 'pictures'> & {
  query?: { [K in keyof QueryOf<E>]?: QueryOf<E>[K] | Placeholder };
};

/**
 * Returns whether a call can be preloaded: it is read-only, and its address holds all of its input. The specification
 * has reads that are a POST without a body.
 */
export const isPreloadable = ({ isReadOnly, encoding, body }: Endpoint): boolean =>
  isReadOnly && encoding === 'json' && Object.keys((body as { properties?: object }).properties ?? {}).length === 0;

const isKind = (group: AudienceGroup): group is (typeof KINDS)[number] =>
  (KINDS as readonly AudienceGroup[]).includes(group);

/**
 * Declares a preload, for the audience of the call; `input.audience` narrows it where only some of them see the screen.
 * @throws TypeError for a call that may change something, because opening a page must not change data.
 */
export function preload<E extends Endpoint>(endpoint: E, input: PreloadInput<E> = {}): PagePreload {
  if (!isPreloadable(endpoint)) throw new TypeError(`${endpoint.id} is no read that can come with a page`);
  const audience = endpoint.audience.filter(isKind);
  return { call: endpoint.id, ...(audience.length > 0 && { audience }), ...input } as PagePreload;
}

/** Returns the query of a paged list whose page and filters are in the address, as `usePagedList` sends it. */
export const listQuery = <const Filter extends string = never>(filters: readonly Filter[] = [], pageSize = 20) => ({
  ...(Object.fromEntries(filters.map((filter) => [filter, `?${filter}`])) as Record<Filter, Placeholder>),
  page: '?page=1' as const,
  page_size: `?page_size=${pageSize}` as const,
});

/** The location of a page: the parts of its address by name, its search parameters, and the business date. */
export type PageLocation = { params: Record<string, string>; search: URLSearchParams; today: string };

function toDay(source: string | undefined, today: string): string | undefined {
  const [, what, days] = /^@(today|month)(?:-(\d{1,3}))?$/.exec(source ?? '') ?? [];
  if (what === undefined) return source;
  return what === 'month'
    ? today.slice(0, 7)
    : new Date(Date.parse(today) - Number(days ?? 0) * 86_400_000).toISOString().slice(0, 10);
}

function resolveValue(source: string | number | boolean, { params, search, today }: PageLocation): string | undefined {
  if (typeof source !== 'string') return String(source);
  if (source.startsWith(':')) return getOwn(params, source.slice(1));
  if (!source.startsWith('?')) return source;
  const [, key = '', fallback] = /^\?([^=]*)(?:=(.*))?$/s.exec(source) ?? [];
  return search.get(key)?.trim() || toDay(fallback, today) || undefined;
}

/** Fills the values of a location into a preload; `undefined` where the screen does not need it. */
export function resolvePreload(
  { params = {}, query = {}, where = {} }: PagePreload,
  location: PageLocation,
): { params: Record<string, string>; query: Record<string, string> } | undefined {
  if (Object.entries(where).some(([key, expected]) => location.search.get(key) !== expected)) return undefined;
  const resolved = Object.entries(params).map(([key, source]) => [key, resolveValue(source, location)] as const);
  if (resolved.some(([, found]) => found === undefined)) return undefined;
  const resolvedQuery = Object.entries(query)
    .map(([key, source]) => [key, resolveValue(source, location)] as const)
    .filter(([, found]) => found !== undefined);
  return {
    params: Object.fromEntries(resolved) as Record<string, string>,
    query: Object.fromEntries(resolvedQuery) as Record<string, string>,
  };
}
