import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  jsonValue,
  oneof,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { wholeDocument } from '../site/files/mutated-document.ts';

/** The part of JSON Schema that the contracts use for what is sent. */
export type InputSchema = {
  type?: string;
  properties?: Record<string, InputSchema>;
  required?: string[];
  items?: InputSchema;
  anyOf?: InputSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
};

/** Ids that are there, so that requests get past the look-up of a record. */
export type Known = { ids: readonly number[]; nanoIds: readonly string[] };

const TEXTS = [
  '점검',
  '101동 엘리베이터',
  'a',
  '2026-11-21',
  '1',
  'https://danji.kr/',
  '010-1234-5678',
  '𠮷🏢',
  "'; --",
];

/** Values that a user would send for a pattern: most generated values that match a pattern name nothing. */
const LIKELY_TEXTS = [
  '2026-11-21',
  '2026-12-31',
  '2026-11',
  '2026-11-21T09:00:00+09:00',
  '2099-01-01T00:00:00Z',
  '01012345678',
  '010-1234-5678',
  '123456',
  '124-81-00998',
  'person@danji.test',
  '11',
  '11680',
  'A10027817',
];

/** A text without a limit of its own is short, unless a pattern says how long it is. */
const toMaxLength = (pattern: string | undefined): number => (pattern && pattern !== '\\S' ? 1000 : 60);

function anyText(schema: InputSchema, known: Known): Arbitrary<unknown> {
  const { pattern, minLength = 0, maxLength = toMaxLength(pattern) } = schema;
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  if (pattern?.includes('{21}') && known.nanoIds.length > 0)
    return oneof(constantFrom(...known.nanoIds), stringMatching(new RegExp(pattern)));
  const likely = LIKELY_TEXTS.filter((text) => fits(text) && pattern !== undefined && new RegExp(pattern).test(text));
  if (pattern && pattern !== '\\S' && likely.length > 0)
    return oneof({ weight: 2, arbitrary: constantFrom(...likely) }, stringMatching(new RegExp(pattern)).filter(fits));
  // An expression without an end also matches far longer texts.
  if (pattern && pattern !== '\\S') return stringMatching(new RegExp(pattern)).filter(fits);
  const words = TEXTS.filter(fits);
  return oneof(
    ...(words.length > 0 ? [constantFrom(...words)] : []),
    constant('가'.repeat(maxLength)),
    string({ unit: 'grapheme', minLength: Math.max(1, minLength), maxLength: Math.max(1, Math.min(maxLength, 40)) }),
  );
}

function anyWhole({ minimum = 0, maximum = 0 }: InputSchema, { ids }: Known): Arbitrary<unknown> {
  const known = ids.filter((id) => id >= minimum && id <= maximum);
  return oneof(
    { weight: 3, arbitrary: known.length > 0 ? constantFrom(...known) : constant(minimum) },
    { weight: 1, arbitrary: constantFrom(minimum, maximum) },
    { weight: 1, arbitrary: integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) }) },
  );
}

function anyObject({ properties = {}, required = [] }: InputSchema, known: Known): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, anyValue(schema, known)] as const);
  return record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

/** A value that fits a schema. */
export function anyValue(schema: InputSchema, known: Known): Arbitrary<unknown> {
  if (schema.const !== undefined) return constant(schema.const);
  if (schema.enum) return constantFrom(...schema.enum);
  if (schema.anyOf) return oneof(...schema.anyOf.map((branch) => anyValue(branch, known)));
  switch (schema.type) {
    case 'null':
      return constant(null);
    case 'boolean':
      return boolean();
    case 'integer':
      return anyWhole(schema, known);
    case 'number':
      return double({ min: schema.minimum ?? 0, max: schema.maximum ?? 0, noNaN: true });
    case 'string':
      return anyText(schema, known);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 5 } = schema;
      return array(anyValue(items, known), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
    }
    case 'object':
      return anyObject(schema, known);
    default:
      // Content of the editor, which has checks of its own.
      return oneof(constant(wholeDocument(known.nanoIds[0] ?? '')), jsonValue({ maxDepth: 3 }));
  }
}
