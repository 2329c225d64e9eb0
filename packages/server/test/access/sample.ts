import { Ajv } from 'ajv';
import type { TSchema } from 'typebox';

export type Json = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  format?: string;
  default?: unknown;
};

/** The value of a field that depends on what there is; items of a list have the name of the list and `[]`. */
export type Naming = (field: string, schema: Json) => unknown;

const ajv = new Ajv({ strict: false });
/** Strings of the forms that the contracts know; the first that fits is taken. */
const STRINGS = [
  '우리 단지',
  '2026-12-01',
  '2026-12',
  '2026-12-01T09:00:00.000Z',
  '010-1234-5678',
  'person@danji.test',
  'A90000001',
  'apartment-24',
  '/notices',
  '12345',
  '123456',
  '123-45-67890',
  'abcdefghijklmnopqrstu',
  'a',
  '',
];

/**
 * The smallest value that fits a schema: required fields only. `named` answers for a field whose value depends on what
 * there is, such as an id; `undefined` leaves it to the schema. Throws where no value is found, with the field's name.
 */
export function sample(schema: TSchema, named: Naming): unknown {
  return valueOf(schema as Json, '', named);
}

function valueOf(schema: Json, path: string, named: Naming): unknown {
  const given = named(path.split('.').at(-1) ?? '', schema);
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null;
  if (schema.anyOf?.[0]) return valueOf(schema.anyOf[0], path, named);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          valueOf(schema.properties?.[name] ?? {}, path === '' ? name : `${path}.${name}`, named),
        ]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}, `${path}[]`, named));
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'string':
      return stringOf(schema, path);
    default:
      throw new Error(`no value is known for the field '${path}'`);
  }
}

function stringOf(schema: Json, path: string): string {
  const fits = ajv.compile({ ...schema, format: undefined });
  const found = STRINGS.find((text) => fits(text));
  if (found === undefined) throw new Error(`no text is known that fits the field '${path}'`);
  return found;
}
