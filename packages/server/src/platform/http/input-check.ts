import { getOwn } from '@danji/contracts/get-own';
import type { ValidationError } from '@danji/contracts/validation-message';
import type { Ajv, ValidateFunction } from 'ajv';

/** At most so many errors of one input are told. */
export const MAX_ERRORS = 20;

type Check = (value: unknown) => readonly ValidationError[];
type ObjectSchema = {
  properties?: Record<string, object>;
  required?: readonly string[];
  additionalProperties?: unknown;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first unknown fields of an object. */
function listUnknown(value: Record<string, unknown>, { properties = {} }: ObjectSchema): ValidationError[] {
  const errors: ValidationError[] = [];
  for (const name in value) {
    if (errors.length === MAX_ERRORS) break;
    if (Object.hasOwn(value, name) && getOwn(properties, name) === undefined)
      errors.push({ keyword: 'additionalProperties', instancePath: '', params: { additionalProperty: name } });
  }
  return errors;
}

/** The check of each field of an object by itself: the given one first, then whether it may be missing. */
const compileFields = (ajv: Ajv, { properties = {}, required = [] }: ObjectSchema): ValidateFunction[] =>
  Object.entries(properties).map(([name, schema]) =>
    ajv.compile({
      type: 'object',
      properties: { [name]: schema },
      ...(required.includes(name) && { required: [name] }),
    }),
  );

/**
 * Compiles a schema to a check whose cost is that of reading the input once or twice, however it is formed. `ajv` ends
 * at the first error (`allErrors: false`), sizes before contents: a list that is too long is not looked into, a text
 * that is too long meets no pattern. So that a form has an error at each field, the fields of wrong input are checked
 * one by one, each up to its first error.
 */
export function compileInputCheck(ajv: Ajv, schema: object): Check {
  if (ajv.opts.allErrors) throw new Error('A check of input must end at its first error.');
  const check = ajv.compile(schema);
  const object = schema as ObjectSchema;
  let fields: ValidateFunction[] | undefined;
  return (value) => {
    if (check(value)) return [];
    if (!isRecord(value) || object.properties === undefined) return (check.errors ?? []).slice(0, MAX_ERRORS);
    fields ??= compileFields(ajv, object);
    const wrong = fields.flatMap((checkField) => (checkField(value) ? [] : (checkField.errors ?? [])));
    const unknown = object.additionalProperties === false ? listUnknown(value, object) : [];
    return [...wrong, ...unknown].slice(0, MAX_ERRORS);
  };
}
