import type { Endpoint } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { picture } from '../site/files/upload.ts';
import type { CaseOptions } from './call-options.ts';
import { findInPath, IN_FIELD, type Named } from './objects.ts';
import { type Audience, OPERATORS, ROLES, toAudience } from './roles.ts';
import { type Json, sample } from './sample.ts';
import type { Scene } from './fixture.ts';
import type { Input } from './send.ts';

const paramsOf = ({ path }: Endpoint): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const namedBy = ({ path }: Endpoint, param: string): Named => IN_FIELD[param] ?? findInPath(path);
const requiredOf = (schema: unknown): string[] => (schema as Json).required ?? [];

/** Finds the roles that may make a call: from the table, then from the object it names, then from its contract. */
export function audienceOf(endpoint: Endpoint, { audience }: CaseOptions): Audience {
  const { query, body } = endpoint;
  if (audience) return audience;
  const stated = toAudience(endpoint.audience);
  if (ROLES.every((role) => stated[role] !== 'in' || OPERATORS.includes(role))) return stated;
  const objects = [
    ...paramsOf(endpoint).map((param) => namedBy(endpoint, param)),
    ...[...requiredOf(query), ...requiredOf(body)].map((field) => IN_FIELD[field]),
  ];
  return objects.find((object) => object?.reach)?.reach ?? stated;
}

/** The smallest good input of a call, about the objects of the scene. */
export async function inputOf(endpoint: Endpoint, facts: CaseOptions, fixture: Scene): Promise<Input> {
  const image = await picture(60, 12);
  const naming = (field: string, schema: Json) => {
    if (schema.format === 'binary') return image;
    if (schema.properties?.['children']) return toDocument('글');
    return IN_FIELD[field]?.id(fixture);
  };
  const given = await facts.input?.(fixture);
  const made = (part: 'query' | 'body') => ({
    ...(given?.[part] ? {} : (sample(endpoint[part], naming) as Record<string, unknown>)),
    ...given?.[part],
  });
  return {
    params: Object.fromEntries(
      paramsOf(endpoint).map((param) => [
        param,
        given?.params?.[param] ?? (namedBy(endpoint, param).id(fixture) as string | number),
      ]),
    ),
    query: made('query'),
    body: made('body'),
  };
}
