import { type Endpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import type { ListCall } from './list-call.ts';
import { LIST_CALLS } from './list-calls.ts';
import type { ListFixture } from './list-fixture.ts';
import { WORDS } from './seed.ts';

type Properties = Record<string, { enum?: unknown[] }>;
const propertiesOf = (schema: unknown): Properties => (schema as { properties?: Properties }).properties ?? {};

const isList = ({ response }: Endpoint): boolean => 'current_page' in propertiesOf(response);
/** The parameters that are measured in another way than as a filter, or name one row. */
const NO_FILTERS = new Set(['id', 'page', 'page_size', 'after_id', 'search', 'ordering']);

/** Names the lists and filters of contracts that `LIST_CALLS` does not know: they would not be measured. */
export const listUncovered = (): string[] =>
  ENDPOINTS.filter(isList).flatMap((endpoint) => {
    const known = LIST_CALLS.find((call) => call.endpoint === endpoint);
    if (!known) return [endpoint.id];
    return Object.keys(propertiesOf(endpoint.query))
      .filter((name) => !NO_FILTERS.has(name) && !(name in known.filters) && !(name in known.query))
      .map((name) => `${endpoint.id} by ${name}`);
  });

/** One way to ask for a list: plain, with a filter, a search or an order. */
export type ListCase = {
  label: string;
  path: string;
  headers: Record<string, string>;
  /** It finds some rows only, of however many. */
  isRare: boolean;
};

function toRole({ audience }: Endpoint): keyof ListFixture['tokens'] {
  if (audience.some((caller) => caller === 'staff' || caller === 'admin')) return 'admin';
  return audience.every((caller) => caller === 'brand') ? 'brand' : 'general';
}

/** All ways to ask for a list, as the role that sees most. */
export function toCases(
  { endpoint, filters, query, id, few = [] }: ListCall,
  { ids, tokens }: ListFixture,
): ListCase[] {
  const role = toRole(endpoint);
  const properties = propertiesOf(endpoint.query);
  const valueOf = (value: unknown) => String(ids[value as keyof typeof ids] ?? value);
  const toCase = (label: string, more: Record<string, unknown>, isRare = false): ListCase => ({
    label: `${endpoint.id} ${label}`.trim(),
    path: `${endpoint.path.replace('{id}', String(id && ids[id]))}?${new URLSearchParams(
      Object.entries({ ...query, ...more }).map(([name, value]): [string, string] => [name, valueOf(value)]),
    )}`,
    headers: { authorization: `Bearer ${tokens[role]}` },
    isRare,
  });
  return [
    toCase('', {}, few.includes('list')),
    ...Object.entries(filters).map(([name, value]) => toCase(`by ${name}`, { [name]: value }, few.includes(name))),
    ...('search' in properties ? Object.entries(WORDS) : []).map(([name, word]) =>
      toCase(
        `search in ${name}`,
        { search: word },
        few.includes('search') || word === WORDS.rare || word === WORDS.short,
      ),
    ),
    ...(properties['ordering']?.enum ?? []).map((ordering) => toCase(`ordered ${String(ordering)}`, { ordering })),
  ];
}
