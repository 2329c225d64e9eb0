import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { richDocument } from '@danji/contracts/documents/rich-document';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { LIMITS } from '@danji/contracts/limits';
import { describe, expect, test } from '@jest/globals';

type Schema = {
  type?: string;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  maxProperties?: number;
  anyOf?: Schema[];
  allOf?: Schema[];
};

/** Longer than any text that a pattern of fixed parts allows; the longest is a date. */
const PATTERN_LENGTH = 30;

/** Whether a pattern fits the whole text, and each of its parts only so many times. */
const hasFixedLength = (pattern: string): boolean =>
  pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]|\\./g, ''));

const isBoundedText = ({ maxLength, enum: values, const: value, format, pattern }: Schema): boolean =>
  maxLength !== undefined ||
  values !== undefined ||
  value !== undefined ||
  format === 'binary' ||
  (pattern !== undefined && hasFixedLength(pattern));

const isDocument = ({ properties }: Schema): boolean =>
  JSON.stringify(properties) === JSON.stringify((richDocument as Schema).properties);

/** Paths of the parts of a schema whose size nothing limits. */
function listUnbounded(schema: Schema, path: string): string[] {
  const { type, items, properties = {}, additionalProperties, maxProperties, anyOf = [], allOf = [] } = schema;
  // Only the outline of a document is in the contract: the body limits its size, `validateDocument` checks it whole.
  if (isDocument(schema)) return [];
  const isOpen = type === 'object' && additionalProperties !== false && maxProperties === undefined;
  return [
    ...(type === 'string' && !isBoundedText(schema) ? [path] : []),
    ...(type === 'array' && schema.maxItems === undefined ? [path] : []),
    ...(isOpen ? [path] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => listUnbounded(inner, `${path}.${name}`)),
    ...(typeof additionalProperties === 'object' ? listUnbounded(additionalProperties, `${path}.*`) : []),
    ...(items ? listUnbounded(items, `${path}[]`) : []),
    ...[...anyOf, ...allOf].flatMap((branch) => listUnbounded(branch, path)),
  ];
}

/** The most bytes of a value in JSON: four for a character of UTF-8. */
function toMaxBytes(schema: Schema): number {
  const { type, maxLength = PATTERN_LENGTH, items, maxItems = 0, properties = {}, maxProperties = 0 } = schema;
  if (isDocument(schema)) return DOCUMENT_LIMITS.bytes;
  const branches = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (branches.length > 0) return Math.max(...branches.map(toMaxBytes));
  if (schema.enum) return Math.max(...schema.enum.map((value) => Buffer.byteLength(JSON.stringify(value))));
  if (type === 'string') return 2 + 4 * maxLength;
  if (type === 'array') return 2 + maxItems * (1 + toMaxBytes(items ?? {}));
  const fields = Object.entries(properties).map(([name, inner]) => Buffer.byteLength(name) + 4 + toMaxBytes(inner));
  const inner = typeof schema.additionalProperties === 'object' ? 50 + toMaxBytes(schema.additionalProperties) : 0;
  return 24 + fields.reduce((sum, bytes) => sum + bytes, 0) + maxProperties * inner;
}

const withBody = ENDPOINTS.filter(({ method, encoding }) => method !== 'GET' && encoding === 'json');

describe('what a caller sends', () => {
  test('has a greatest size in every part: arrays, texts, and objects with free names', () => {
    const unbounded = ENDPOINTS.flatMap(({ id, query, body }) => [
      ...listUnbounded(query as Schema, '').map((path) => `${id} query${path}`),
      ...listUnbounded(body as Schema, '').map((path) => `${id} body${path}`),
    ]);
    expect(unbounded).toEqual([]);
  });

  test.each([
    ['^[a-z]*$', false],
    ['^a+$', false],
    ['^\\d{2,}$', false],
    ['[a-z]{2}', false],
    ['^[+*]{2}\\+(a|b)?$', true],
  ])('the pattern %s fixes the length: %s', (pattern, isFixed) => expect(hasFixedLength(pattern)).toBe(isFixed));
});

describe('the body of a call', () => {
  /** A beacon carries 64 kB at most, whatever the contract allows (Fetch Standard, 4.5). */
  const BEACONS = new Set(['releases.report_health']);

  test('may be as large as its contract allows', () => {
    const tooSmall = withBody
      .filter(({ id }) => !BEACONS.has(id))
      .filter(({ body, maxBodyBytes }) => toMaxBytes(body as Schema) > maxBodyBytes);
    expect(tooSmall.map(({ id, body }) => [id, toMaxBytes(body as Schema)])).toEqual([]);
  });

  test('is 64 kB at most, except where it carries a document or a form with long answers', () => {
    expect(LIMITS.bodyBytes).toBe(64 * 1024);
    const larger = withBody.filter(({ maxBodyBytes }) => maxBodyBytes > LIMITS.bodyBytes).map(({ id }) => id);
    expect(larger.toSorted()).toEqual([
      'apts.answer_work_request',
      'apts.create_ai_document',
      'apts.update_ai_document',
      'boards.create_community_answer',
      'boards.create_community_post',
      'boards.create_faq',
      'boards.create_notice',
      'boards.update_community_answer',
      'boards.update_community_post',
      'boards.update_faq',
      'boards.update_notice',
      'commons.create_main_popup',
      'commons.create_system_document',
      'commons.update_main_popup',
      'company_items.create',
      'company_items.update',
      'shops.create_product',
      'shops.save_product_options',
      'shops.update_product',
      'suggest_items.create',
      'suggest_items.update',
      'suggest_requests.create',
      'suggest_requests.update',
    ]);
  });
});
