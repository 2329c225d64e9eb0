import { createHash } from 'node:crypto';
import type { Endpoint } from '../define-endpoint.ts';
import { toCanonicalJson } from './canonical-json.ts';

// This module needs Node; the build of remotes and the server use it.

const HASH_DIGITS = 16;
/** Keywords for readers, which do not change what goes over the wire. */
const ANNOTATIONS = new Set(['$id', 'label', 'title', 'description', 'examples']);

/** Removes the annotations of a schema. Below `properties` the keys are field names; below `enum` and `const` everything is data. */
function toShape(schema: unknown, isSchema = true): unknown {
  if (Array.isArray(schema)) return schema.map((item) => toShape(item, isSchema));
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !isSchema || !ANNOTATIONS.has(key))
      .map(([key, value]) => [
        key,
        isSchema && (key === 'enum' || key === 'const')
          ? value
          : toShape(value, !(isSchema && (key === 'properties' || key === 'patternProperties'))),
      ]),
  );
}

/**
 * Hashes the wire form of a call (method, path, encoding, query, body and response) to 16 hex digits. A remote and a
 * server with the same hash are compatible.
 */
export function hashCall({ method, path, encoding, query, body, response }: Endpoint): string {
  const shape = { method, path, encoding, query: toShape(query), body: toShape(body), response: toShape(response) };
  return createHash('sha256').update(toCanonicalJson(shape)).digest('hex').slice(0, HASH_DIGITS);
}
