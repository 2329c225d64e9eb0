import { basename } from 'node:path';
import { Ajv, type AnySchema } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { labelsOf } from '@danji/contracts/validation-message';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { compactSchema, shareSubschemas } from './compact-schema.ts';
import { compactValidatorCode } from './compact-validator-code.ts';

type Side = 'body' | 'response';
type Check = { name: string; schema: AnySchema; side: Side };

const hasFields = (schema: unknown) =>
  !(
    isObject(schema) &&
    schema.type === 'object' &&
    Object.keys((schema.properties as object | undefined) ?? {}).length === 0
  );
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEndpoint = (value: unknown): value is Endpoint =>
  isObject(value) && typeof value.path === 'string' && typeof value.method === 'string' && isObject(value.response);

/** A body needs the errors of all its fields, for their messages; a response is refused after one error. */
const makeAjv = (side: Side) =>
  new Ajv({
    allErrors: side === 'body',
    strict: false,
    validateFormats: false,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, optimize: 2 },
  });

function compileSide(checks: Check[], side: Side): string {
  const { roots, shared } = shareSubschemas(checks.map(({ schema }) => compactSchema(schema, side)));
  if (roots.length === 0) return '';
  const ajv = makeAjv(side);
  for (const [id, schema] of Object.entries(shared)) ajv.addSchema(schema, id);
  roots.forEach((schema, index) => ajv.addSchema(schema, checks[index]?.name));
  const code = standalone(ajv, Object.fromEntries(checks.map(({ name }) => [name, name])));
  // Two AJV instances number their names from zero: the side distinguishes them in one module.
  return compactValidatorCode(code, side);
}

/** Lists the endpoints that a module exports, with their names. @throws when it exports something else. */
export const listEndpoints = (exports: Record<string, unknown>, file: string): [name: string, endpoint: Endpoint][] =>
  Object.entries(exports).map(([name, value]) => {
    if (!isEndpoint(value))
      throw new Error(`${file}: export "${name}" is not an endpoint; *.endpoints.ts files export endpoints only`);
    return [name, value];
  });

const IMPORTS = `import { countCharacters, runCheck } from '@danji/contracts/validation-message';`;

/**
 * Returns the source of a browser module for the exports of an `*.endpoints.ts` file: plain objects without schemas,
 * with the checks of bodies compiled from them. The checks of responses are by far the larger part, and therefore a
 * separate module (`compileResponseChecks`), which is loaded while the call is in progress. A call that is not imported
 * adds nothing to the bundle.
 */
export function compileEndpoints(exports: Record<string, unknown>, file: string): string {
  const checks: Check[] = [];
  const responseChecks = JSON.stringify(`./${basename(file)}?${RESPONSE_CHECKS_QUERY}`);
  const objects = listEndpoints(exports, file).map(([name, endpoint]) => {
    const { id, method, path, reads, changes, encoding, body, takesIdempotencyKey } = endpoint;
    const check: Check = { name: `${name}_body`, schema: body, side: 'body' };
    const isChecked = hasFields(body);
    if (isChecked) checks.push(check);
    const fields = Object.entries({ id, method, path, reads, changes, encoding, takesIdempotencyKey })
      .filter(([, property]) => property !== false)
      .map(([key, property]) => `${key}: ${JSON.stringify(property)}`);
    // Labels of fields are for users, who see errors of a body only.
    const bodyCheck = isChecked
      ? `(value) => runCheck(${check.name}, value, ${JSON.stringify(labelsOf(body))})`
      : '() => []';
    return `export const ${name} = { ${fields.join(', ')}, checks: { body: ${bodyCheck}, response: () => import(${responseChecks}).then((checks) => checks.${name}) } };`;
  });
  return [IMPORTS, compileSide(checks, 'body'), ...objects].join('\n');
}

/** The query with which an `*.endpoints.ts` file is imported as the checks of its responses. */
export const RESPONSE_CHECKS_QUERY = 'response-checks';

/** Returns the source of the module with the checks of a file's responses, by the names of the calls. */
export function compileResponseChecks(exports: Record<string, unknown>, file: string): string {
  const checks = listEndpoints(exports, file).map(([name, { response }]): Check & { call: string } => ({
    call: name,
    name: `${name}_response`,
    schema: response,
    side: 'response',
  }));
  return [
    IMPORTS,
    compileSide(checks, 'response'),
    ...checks.map(({ call, name }) => `export const ${call} = (value) => runCheck(${name}, value, {});`),
  ].join('\n');
}
