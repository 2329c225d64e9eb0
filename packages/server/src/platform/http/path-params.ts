import type { Endpoint, ParamsOf } from '@danji/contracts/define-endpoint';
import { ProblemError } from '../problem-error.ts';

type ParamSchema = {
  type: 'integer' | 'string';
  enum?: readonly string[];
  maximum?: number;
  maxLength?: number;
  pattern?: string;
};

function readParam(text: string, schema: ParamSchema) {
  const { type, maximum = Number.MAX_SAFE_INTEGER, maxLength, pattern } = schema;
  if (type === 'integer') return /^[1-9]\d{0,15}$/.test(text) && Number(text) <= maximum ? Number(text) : undefined;
  if (schema.enum && !schema.enum.includes(text)) return undefined;
  const isTooLong = maxLength !== undefined && text.length > maxLength;
  return isTooLong || (pattern !== undefined && !new RegExp(pattern).test(text)) ? undefined : text;
}

/**
 * Reads the parameters of a call's path by its contract.
 * @throws ProblemError 404 when one does not fit, because no record has such a name.
 */
export function readPathParams<E extends Endpoint>(
  { params }: E,
  given: Readonly<Record<string, string>>,
): ParamsOf<E> {
  const entries = Object.entries(params.properties).map(([name, schema]) => {
    const value = readParam(given[name] ?? '', schema as unknown as ParamSchema);
    if (value === undefined || value === '') throw new ProblemError('not_found');
    return [name, value];
  });
  return Object.fromEntries(entries) as ParamsOf<E>;
}
