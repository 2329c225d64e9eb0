import { getOwn } from '@danji/contracts/get-own';
import { labelsOf, toFieldMessages, type ValidationError } from '@danji/contracts/validation-message';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { invalidField, ProblemError } from '../problem-error.ts';
import { dropNullCharacters, findForbiddenCharacter } from './forbidden-characters.ts';
import { compileInputCheck } from './input-check.ts';

const KEYWORDS = ['label'];
const options = {
  allErrors: false,
  removeAdditional: false,
  useDefaults: true,
  strict: true,
  strictSchema: true,
  keywords: KEYWORDS,
  formats: { binary: true },
} as const;

/** Values of bodies keep their type; query and path parameters are text and are converted. */
const exact = new Ajv({ ...options, coerceTypes: false });
const converting = new Ajv({ ...options, coerceTypes: 'array' });

/** Validates input with the contract's schemas; a problem names each invalid field in Korean. */
export function registerContractValidation(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (/^[^?]*%00/.test(request.url)) throw new ProblemError('malformed_request');
  });
  app.setValidatorCompiler<object>(({ schema, httpPart = 'body' }) => {
    const compile = () => ({
      check: compileInputCheck(httpPart === 'body' ? exact : converting, schema),
      labels: labelsOf(schema),
    });
    // When the first input comes: compiling those of all calls would take a third of the start.
    let compiled: ReturnType<typeof compile> | undefined;
    return (value: unknown) => {
      compiled ??= compile();
      const { check, labels } = compiled;
      if (httpPart === 'querystring') dropNullCharacters(value as Record<string, unknown>);
      const errors = check(value);
      if (errors.length > 0) return { error: toProblemError(errors, labels, httpPart) };
      const infinite = httpPart === 'body' ? [] : listInfinite(value as Record<string, unknown>);
      if (infinite.length > 0) return { error: toProblemError(infinite, labels, httpPart) };
      const field = httpPart === 'body' ? findForbiddenCharacter(value) : undefined;
      return field === undefined
        ? { value }
        : {
            error: invalidField(field || httpPart, '쓸 수 없는 글자가 들어 있어요. 지우고 다시 입력해 주세요.'),
          };
    };
  });
}

/**
 * Converting `1e400` gives Infinity, which no rule of the schema refuses, because Ajv does not treat it as a number.
 */
const listInfinite = (query: Record<string, unknown>): ValidationError[] =>
  Object.entries(query)
    .filter(([, value]) => [value].flat().some((item) => item === Infinity || item === -Infinity))
    .map(([name]) => ({ keyword: 'type', instancePath: `/${name}`, params: { type: 'integer' } }));

function toProblemError(
  errors: readonly ValidationError[],
  labels: Record<string, string>,
  part: string,
): ProblemError {
  const messages = toFieldMessages(errors, (path) => getOwn(labels, path));
  return new ProblemError('invalid_input', {
    fields: Object.fromEntries(messages.map(({ path, message }) => [path || part, message])),
  });
}
