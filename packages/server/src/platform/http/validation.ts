import { labelsOf, toFieldMessages, type ValidationError } from '@danji/contracts/validation-message';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

const KEYWORDS = ['label'];
const options = { allErrors: true, removeAdditional: false, useDefaults: true, strict: true, strictSchema: true, keywords: KEYWORDS, formats: { binary: true } } as const;

/** Bodies keep the type they were sent with; query and path parameters are text and are converted. */
const exact = new Ajv({ ...options, coerceTypes: false });
const converting = new Ajv({ ...options, coerceTypes: 'array' });

/** Validates input with the contract's schemas and answers what is wrong field by field, in Korean. */
export function useContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler<object>(({ schema, httpPart = 'body' }) => {
    const check = (httpPart === 'body' ? exact : converting).compile(schema);
    const labels = labelsOf(schema);
    return (value: unknown) => (check(value) ? { value } : { error: toProblem(check.errors ?? [], labels, httpPart) });
  });
}

function toProblem(errors: readonly ValidationError[], labels: Record<string, string>, part: string): ProblemError {
  const messages = toFieldMessages(errors, (path) => labels[path]);
  return new ProblemError('invalid_input', { fields: Object.fromEntries(messages.map(({ path, message }) => [path || part, message])) });
}
