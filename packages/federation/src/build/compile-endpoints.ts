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

/** A body is answered field by field, so every error is looked for; of an answer one error is enough to refuse it. */
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
  const { roots, shared } = shareSubschemas(checks.map(({ schema }) => compactSchema(schema)));
  if (roots.length === 0) return '';
  const ajv = makeAjv(side);
  for (const [id, schema] of Object.entries(shared)) ajv.addSchema(schema, id);
  roots.forEach((schema, index) => ajv.addSchema(schema, checks[index]?.name));
  const code = standalone(ajv, Object.fromEntries(checks.map(({ name }) => [name, name])));
  // Two AJV instances count their names from zero: the side keeps them apart in one module.
  return compactValidatorCode(code, side);
}

/** The endpoints a module exports, by name. @throws when it exports something else. */
export const listEndpoints = (exports: Record<string, unknown>, file: string): [name: string, endpoint: Endpoint][] =>
  Object.entries(exports).map(([name, value]) => {
    if (!isEndpoint(value))
      throw new Error(`${file}: export "${name}" is not an endpoint; *.endpoints.ts files export endpoints only`);
    return [name, value];
  });

const IMPORTS = `import { countCharacters, runCheck } from '@danji/contracts/validation-message';`;

/**
 * Source of a browser module for the exports of an `*.endpoints.ts` file: plain objects without schemas, with the checks of
 * bodies compiled from them. The checks of answers, by far the larger part, are a module of their own (`compileResponseChecks`)
 * that comes while the call is on its way. A call that is not imported leaves nothing in the bundle.
 */
export function compileEndpoints(exports: Record<string, unknown>, file: string): string {
  const checks: Check[] = [];
  const responseChecks = JSON.stringify(`./${basename(file)}?${RESPONSE_CHECKS_QUERY}`);
  const objects = listEndpoints(exports, file).map(([name, endpoint]) => {
    const { id, method, path, access, encoding, body, takesIdempotencyKey } = endpoint;
    const check: Check = { name: `${name}_body`, schema: body, side: 'body' };
    const isChecked = hasFields(body);
    if (isChecked) checks.push(check);
    const fields = Object.entries({ id, method, path, access, encoding, takesIdempotencyKey })
      .filter(([, property]) => property !== false)
      .map(([key, property]) => `${key}: ${JSON.stringify(property)}`);
    // Field names are for people, and only what a person typed is answered to one.
    const bodyCheck = isChecked
      ? `(value) => runCheck(${check.name}, value, ${JSON.stringify(labelsOf(body))})`
      : '() => []';
    return `export const ${name} = { ${fields.join(', ')}, checks: { body: ${bodyCheck}, response: () => import(${responseChecks}).then((answers) => answers.${name}) } };`;
  });
  return [IMPORTS, compileSide(checks, 'body'), ...objects].join('\n');
}

/** Query under which an `*.endpoints.ts` file is the checks of its answers. */
export const RESPONSE_CHECKS_QUERY = 'answers';

/** Source of the module with the checks of a file's answers, by the names of the calls. */
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
