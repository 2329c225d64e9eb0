import { Ajv } from 'ajv';
import type { SchemaValidator } from './test-server.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
const bySchema = new WeakMap<object, SchemaValidator>();
/** Each test file has its own copies of the schemas. */
const byText = new Map<string, SchemaValidator>();

/** Returns the validator of a schema without the `$id`s of its entities: one that occurs twice would be refused. */
export function validatorOf(schema: object): SchemaValidator {
  const known = bySchema.get(schema);
  if (known) return known;
  const text = JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value));
  const validator = byText.get(text) ?? (ajv.compile(JSON.parse(text) as object) as SchemaValidator);
  byText.set(text, validator);
  bySchema.set(schema, validator);
  return validator;
}
