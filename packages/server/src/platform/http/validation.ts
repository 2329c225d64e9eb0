import { toFieldMessages } from '@danji/contracts/validation-message';
import { Ajv } from 'ajv';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { ProblemError } from '../problem-error.ts';

const KEYWORDS = ['label'];
const options = { allErrors: true, removeAdditional: false, useDefaults: true, verbose: true, strict: true, strictSchema: true, keywords: KEYWORDS, formats: { binary: true } } as const;

/** Bodies keep the type they were sent with; query and path parameters are text and are converted. */
const exact = new Ajv({ ...options, coerceTypes: false });
const converting = new Ajv({ ...options, coerceTypes: 'array' });

type Labelled = FastifySchemaValidationError & { parentSchema?: { label?: string; properties?: Record<string, { label?: string }> } };

/** Validates input with the contract's schemas and answers what is wrong field by field, in Korean. */
export function useContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? exact : converting).compile(schema as object));
  app.setSchemaErrorFormatter((errors, part) => toProblem(errors as Labelled[], part));
}

function toProblem(errors: Labelled[], part: string): ProblemError {
  const labels = new Map(errors.map((error) => [error.instancePath, error.parentSchema?.label]));
  const missing = new Map(errors.flatMap(({ parentSchema, instancePath }) => Object.entries(parentSchema?.properties ?? {}).map(([name, { label }]) => [`${instancePath}/${name}`, label])));
  const messages = toFieldMessages(errors, (path) => labels.get(path) ?? missing.get(path));
  const fields = Object.fromEntries(messages.map(({ path, message }) => [path.replace(/^\//, '').replaceAll('/', '.') || part, message]));
  return new ProblemError('invalid_input', { fields });
}
