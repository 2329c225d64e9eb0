import { createHash } from 'node:crypto';
import type { Endpoint } from '../define-endpoint.ts';
import { toCanonicalJson } from './canonical-json.ts';

// Needs Node: for the build of remotes and the server.

const HASH_DIGITS = 16;
/** Words for people: they change nothing of what goes over the wire. */
const WORDS = new Set(['label', 'title', 'description', 'examples']);

/** A schema without its words. Below `properties` the keys are field names, below `enum` and `const` everything is data. */
function toShape(schema: unknown, isSchema = true): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toShape(item, isSchema));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !isSchema || !WORDS.has(key))
      .map(([key, value]) => [
        key,
        isSchema && (key === 'enum' || key === 'const')
          ? value
          : toShape(value, !(isSchema && (key === 'properties' || key === 'patternProperties'))),
      ]),
  );
}

/** What a call is on the wire, in 16 hex digits: method, path, encoding, query, body and answer. A remote and a server with the same hash understand each other. */
export function hashCall({ method, path, encoding, query, body, response }: Endpoint): string {
  const shape = { method, path, encoding, query: toShape(query), body: toShape(body), response: toShape(response) };
  return createHash('sha256').update(toCanonicalJson(shape)).digest('hex').slice(0, HASH_DIGITS);
}
