import type { ListCall } from '../src/lists/list-call.ts';
import { LIST_CALLS } from '../src/lists/list-calls.ts';
import { readOption } from './growth-options.ts';

function selectCalls(ids: readonly string[]): readonly ListCall[] {
  const unknown = ids.find((id) => LIST_CALLS.every(({ endpoint }) => endpoint.id !== id));
  if (unknown) throw new Error(`${unknown} is no list; see LIST_CALLS.`);
  return LIST_CALLS.filter(({ endpoint, isShort }) => (ids.length === 0 ? !isShort : ids.includes(endpoint.id)));
}

type Group = { calls: ListCall[]; tables: Set<string> };

/** Tables of a database: more would not be in the memory of PostgreSQL, and the first results would come late. */
const TABLES = 9;

/** Lists on the same rows share a database, and so do lists whose rows are in different tables. */
function group(calls: readonly ListCall[]): Group[] {
  const groups: Group[] = [];
  for (const [, same] of Map.groupBy(calls, ({ seeds }) => seeds[0])) {
    const tables = new Set(same.flatMap(({ seeds }) => seeds.map(({ table }) => table)));
    const place = groups.find(
      (other) => other.tables.size + tables.size <= TABLES && [...tables].every((table) => !other.tables.has(table)),
    );
    if (place)
      Object.assign(place, { calls: [...place.calls, ...same], tables: new Set([...place.tables, ...tables]) });
    else groups.push({ calls: same, tables });
  }
  return groups;
}

/** The groups of lists, each with its place, that the command asks for. */
export function selectGroups(ids: readonly string[]): [number, Group][] {
  const places = readOption('groups')?.split(',').map(Number);
  return [...group(selectCalls(ids)).entries()].filter(([at]) => !places || places.includes(at));
}
