import { getOwn } from '../get-own.ts';
import { Type, type Static } from 'typebox';
import type { Endpoint, QueryOf } from '../define-endpoint.ts';
import { closed, oneOf } from '../fields.ts';

/** More than a screen asks for at once; what is named beyond is a mistake. */
export const MOST_PAGE_READS = 8;

const name = Type.String({ minLength: 1, maxLength: 100 });
/**
 * `:id`: that part of the address. `?search`: that search parameter, `?page=1`: with what stands for it where the address
 * has none; `@today`, `@today-29` and `@month` are days and the month in Korea. Anything else is what it says.
 */
const value = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]);

/** A read whose answer comes with the page: the screen at an address begins with it. */
export const pageRead = closed({
  /** Id of the call. */
  call: name,
  params: Type.Optional(Type.Record(name, Type.String({ maxLength: 200 }))),
  query: Type.Optional(Type.Record(name, value)),
  /** Kinds of members whose screen asks for it; everybody's without. `staff` are all operators, `admin` those who lead. */
  audience: Type.Optional(Type.Array(oneOf('general', 'brand', 'staff', 'admin'), { minItems: 1 })),
  /** Fields of the answer with addresses of pictures that the screen shows at once: the page announces them. */
  pictures: Type.Optional(Type.Array(name, { maxItems: 4 })),
  /** Search parameters the address must have, `null` those it must not: a screen with several views asks only for the one it shows. */
  where: Type.Optional(Type.Record(name, Type.Union([Type.String({ maxLength: 200 }), Type.Null()]))),
});

/** Reads by the address of the screen (`/workspace/:id`), by slot (`slot:home.main`), and `*` for what stands around every screen. */
export const pageReads = Type.Record(
  Type.String({ minLength: 1, maxLength: 200 }),
  Type.Array(pageRead, { minItems: 1, maxItems: MOST_PAGE_READS }),
);

export type PageRead = Static<typeof pageRead>;
export type PageReads = Static<typeof pageReads>;

type Placeholder = `:${string}` | `?${string}`;
type ReadInput<E extends Endpoint> = Pick<PageRead, 'params' | 'audience' | 'where' | 'pictures'> & {
  query?: { [K in keyof QueryOf<E>]?: QueryOf<E>[K] | Placeholder };
};

/** Whether a call can come with a page: it changes nothing, and its address says all it is asked. The specification has reads that are a POST without a body. */
export const isPageRead = ({ readsOnly, encoding, body }: Endpoint): boolean =>
  readsOnly && encoding === 'json' && Object.keys((body as { properties?: object }).properties ?? {}).length === 0;

/** Names a read. @throws TypeError for a call that may change something: nothing is changed by opening a page. */
export function read<E extends Endpoint>(endpoint: E, input: ReadInput<E> = {}): PageRead {
  if (!isPageRead(endpoint)) throw new TypeError(`${endpoint.id} is no read that can come with a page`);
  return { call: endpoint.id, ...input } as PageRead;
}

/** The query of a paged list whose page and filters are in the address, as `usePagedList` asks it. */
export const listQuery = <const Filter extends string = never>(filters: readonly Filter[] = [], pageSize = 20) => ({
  ...(Object.fromEntries(filters.map((filter) => [filter, `?${filter}`])) as Record<Filter, Placeholder>),
  page: '?page=1' as const,
  page_size: `?page_size=${pageSize}` as const,
});

/** Where and when a page is: the parts of its address by name, its search parameters, and the business date. */
export type PagePlace = { params: Record<string, string>; search: URLSearchParams; today: string };

function toDay(given: string | undefined, today: string): string | undefined {
  const [, what, days] = /^@(today|month)(?:-(\d{1,3}))?$/.exec(given ?? '') ?? [];
  if (what === undefined) return given;
  return what === 'month'
    ? today.slice(0, 7)
    : new Date(Date.parse(today) - Number(days ?? 0) * 86_400_000).toISOString().slice(0, 10);
}

function fill(given: string | number | boolean, { params, search, today }: PagePlace): string | undefined {
  if (typeof given !== 'string') return String(given);
  if (given.startsWith(':')) return getOwn(params, given.slice(1));
  if (!given.startsWith('?')) return given;
  const [, key = '', fallback] = /^\?([^=]*)=?(.*)$/s.exec(given) ?? [];
  return search.get(key)?.trim() || toDay(fallback, today) || undefined;
}

/** A read with the values of a place; `undefined` where the screen does not ask it there. */
export function fillRead(
  { params = {}, query = {}, where = {} }: PageRead,
  place: PagePlace,
): { params: Record<string, string>; query: Record<string, string> } | undefined {
  if (Object.entries(where).some(([key, wanted]) => place.search.get(key) !== wanted)) return undefined;
  const filled = Object.entries(params).map(([key, given]) => [key, fill(given, place)] as const);
  if (filled.some(([, found]) => found === undefined)) return undefined;
  const asked = Object.entries(query)
    .map(([key, given]) => [key, fill(given, place)] as const)
    .filter(([, found]) => found !== undefined);
  return {
    params: Object.fromEntries(filled) as Record<string, string>,
    query: Object.fromEntries(asked) as Record<string, string>,
  };
}
