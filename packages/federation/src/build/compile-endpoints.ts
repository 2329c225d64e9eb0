import { Ajv, type AnySchema } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { labelsOf } from '@danji/contracts/validation-message';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { compactSchema, shareSubschemas } from './compact-schema.ts';
import { compactCode } from './compact-code.ts';

type Side = 'body' | 'response';
type Check = { name: string; schema: AnySchema; side: Side };

const hasFields = (schema: unknown) => !(isObject(schema) && schema.type === 'object' && Object.keys((schema.properties as object | undefined) ?? {}).length === 0);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint => isObject(value) && typeof value.path === 'string' && typeof value.method === 'string' && isObject(value.response);

/** A body is answered field by field, so every error is looked for; of an answer one error is enough to refuse it. */
const makeAjv = (side: Side) => new Ajv({
  allErrors: side === 'body', strict: false, validateFormats: false, messages: false, inlineRefs: false,
  code: { source: true, esm: true, optimize: 2 },
});

function compileSide(checks: Check[], side: Side): string {
  const { roots, shared } = shareSubschemas(checks.map(({ schema }) => compactSchema(schema)));
  if (roots.length === 0) return '';
  const ajv = makeAjv(side);
  for (const [id, schema] of Object.entries(shared)) ajv.addSchema(schema, id);
  roots.forEach((schema, index) => ajv.addSchema(schema, checks[index]?.name));
  const code = standalone(ajv, Object.fromEntries(checks.map(({ name }) => [name, name])));
  // Two AJV instances count their names from zero: the side keeps them apart in one module.
  return compactCode(code, side);
}

/** Field names are for people, and only what a person typed is answered to one: answers of the server carry none. */
function emitCheck({ name, schema, side }: Check): string {
  const labels = side === 'body' ? JSON.stringify(labelsOf(schema as object)) : '{}';
  return `${side}: (value) => runCheck(${name}, value, ${labels})`;
}

/**
 * Source of a browser module for the exports of an `*.endpoints.ts` file: plain objects without schemas, and
 * validators compiled from them. A call that is not imported leaves nothing in the bundle.
 */
export function compileEndpoints(exports: Record<string, unknown>, file: string): string {
  const checks: Check[] = [];
  const objects: string[] = [];
  for (const [name, value] of Object.entries(exports)) {
    if (!isEndpoint(value)) throw new Error(`${file}: export "${name}" is not an endpoint; *.endpoints.ts files export endpoints only`);
    const sides = (['response', 'body'] as const).map((side) => {
      const schema: AnySchema = value[side];
      if (side === 'body' && !hasFields(schema)) return 'body: () => []';
      const check: Check = { name: `${name}_${side}`, schema, side };
      checks.push(check);
      return emitCheck(check);
    });
    const { id, method, path, access, encoding } = value;
    const facts = Object.entries({ id, method, path, access, encoding }).map(([key, fact]) => `${key}: ${JSON.stringify(fact)}`);
    objects.push(`export const ${name} = { ${facts.join(', ')}, checks: { ${sides.join(', ')} } };`);
  }
  const code = (['body', 'response'] as const).map((side) => compileSide(checks.filter((check) => check.side === side), side));
  return [`import { letterCount, runCheck } from '@danji/contracts/validation-message';`, ...code, ...objects].join('\n');
}
