import type { AudienceGroup } from '@danji/contracts/audience';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { type Arbitrary, array, constant, constantFrom, nat, oneof, record, tuple } from 'fast-check';
import { anyValue, type InputSchema, type Known } from './any-value.ts';
import { BOUNDARY, toForm } from './form-body.ts';
import {
  DEEP,
  HOSTILE_ADDRESS_PARTS,
  HOSTILE_HEADERS,
  HOSTILE_TYPES,
  HOSTILE_VALUES,
  INFINITE,
  PROTOTYPE_NAMES,
} from './hostile-values.ts';

const ROLES = ['visitor', 'general', 'stranger', 'brand', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export type FuzzRequest = {
  endpoint: Endpoint;
  role: Role;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: Buffer | string | undefined;
};

/** The role that passes the policy of most calls: a refusal before the handler finds few bugs. */
const LIKELY_ROLES: Record<AudienceGroup, Role[]> = {
  everybody: ['visitor', 'general', 'brand'],
  signed_in: ['general', 'general', 'brand', 'staff', 'admin'],
  general: ['general'],
  brand: ['brand'],
  staff: ['staff', 'admin', 'admin'],
  admin: ['admin', 'admin', 'admin'],
};
const likelyRoles = ({ audience }: Endpoint): Role[] => audience.flatMap((group) => LIKELY_ROLES[group]);

type Fields = Record<string, unknown>;
type Draft = {
  params: Record<string, string>;
  query: [name: string, encoded: string][];
  body: unknown;
  method: string;
  type: string | undefined;
  headers: Record<string, string>;
  /** The body as it is sent, when it is not what `body` makes. */
  raw?: Buffer | string;
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const encode = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

const DEPTH = 100_000;
const toJson = (body: unknown): string =>
  JSON.stringify(body)
    .replaceAll(`"${INFINITE}"`, '1e400')
    .replace(`"${DEEP}"`, `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`);

/** Every position of a body that holds a value. */
function placesOf(node: unknown, depth = 0): [holder: Fields, key: string][] {
  if (typeof node !== 'object' || node === null || depth > 12) return [];
  return Object.entries(node).flatMap(([key, inner]): [Fields, string][] => [
    [node as Fields, key],
    ...placesOf(inner, depth + 1).slice(0, 40),
  ]);
}

/** Sets an own property, a name of the prototype too, to a copy of `value`: a later change may alter what it is part of. */
const own = (holder: Fields, name: string, value: unknown): void =>
  void Object.defineProperty(holder, name, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });

type Change = (draft: Draft, endpoint: Endpoint) => void;

const changeBody = (at: number, value: unknown): Change => {
  return (draft) => {
    const places = placesOf(draft.body);
    const [holder, key] = places[at % Math.max(1, places.length)] ?? [];
    if (holder && key !== undefined) own(holder, key, value);
    else draft.body = structuredClone(value);
  };
};

const changeQuery = (at: number, encoded: string): Change => {
  return (draft, { query }) => {
    const names = Object.keys(query.properties);
    const name = names[at % Math.max(1, names.length)];
    if (name !== undefined) draft.query = [...draft.query.filter(([other]) => other !== name), [name, encoded]];
  };
};

const changeParam = (at: number, part: string): Change => {
  return ({ params }) => {
    const names = Object.keys(params);
    const name = names[at % Math.max(1, names.length)];
    if (name !== undefined) params[name] = part;
  };
};

/** A change that a well-behaved client would not make. */
const anyChange: Arbitrary<Change> = oneof(
  tuple(constantFrom(...PROTOTYPE_NAMES), constantFrom(null, '1', { a: 1 })).map(([name, value]): Change => {
    return ({ body }) => (isRecord(body) ? own(body, name, value) : undefined);
  }),
  constantFrom(...PROTOTYPE_NAMES).map(
    (name): Change =>
      ({ query }) =>
        void query.push([name, '1']),
  ),
  tuple(nat(), constantFrom(...HOSTILE_VALUES)).map(([at, value]) => changeBody(at, value)),
  tuple(nat(), constantFrom(...HOSTILE_VALUES)).map(([at, value]) =>
    changeQuery(at, encode(value === INFINITE ? '1e400' : value).slice(0, 9_000)),
  ),
  tuple(nat(), constantFrom(...HOSTILE_ADDRESS_PARTS)).map(([at, part]) => changeQuery(at, part)),
  tuple(nat(), constantFrom(...HOSTILE_ADDRESS_PARTS)).map(([at, part]) => changeParam(at, part)),
  constantFrom(...HOSTILE_HEADERS).map(
    ([name, value]): Change =>
      ({ headers }) =>
        void (headers[name] = value),
  ),
  constantFrom(...HOSTILE_TYPES).map(
    (type): Change =>
      (draft) =>
        void (draft.type = type),
  ),
  constantFrom('', '{', '[]', 'null', '"text"', '1e400', '{"__proto__":{"a":1}}', '\ufeff{}', '[['.repeat(5_000)).map(
    (raw): Change =>
      (draft) =>
        void (draft.raw = raw),
  ),
  nat(400).map(
    (end): Change =>
      (draft) =>
        void (draft.raw = toPayload(draft, {}).subarray(0, end)),
  ),
  constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE').map(
    (method): Change =>
      (draft) =>
        void (draft.method = method),
  ),
  constantFrom(undefined).map((): Change => (draft) => void ((draft.type = undefined), (draft.raw = ''))),
);

function toPayload({ body, type }: Draft, schema: InputSchema): Buffer {
  if (type?.startsWith('multipart/') && isRecord(body)) return toForm(body, schema);
  return Buffer.from(toJson(body ?? {}));
}

function finish(endpoint: Endpoint, role: Role, draft: Draft): FuzzRequest {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => draft.params[name] ?? '');
  const search = draft.query.map((pair) => pair.join('=')).join('&');
  const sendsBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(draft.method);
  return {
    endpoint,
    role,
    method: draft.method,
    url: search === '' ? path : `${path}?${search}`,
    headers: { ...draft.headers, ...(sendsBody && draft.type !== undefined && { 'content-type': draft.type }) },
    payload: sendsBody ? (draft.raw ?? toPayload(draft, endpoint.body as InputSchema)) : undefined,
  };
}

/** A request to one of the calls: valid by its contract, with up to three changes. */
export function anyRequest(known: Known): Arbitrary<FuzzRequest> {
  const nanoId = constantFrom(...known.nanoIds);
  const param = oneof(
    { weight: 4, arbitrary: constantFrom(...known.ids.map(String)) },
    { weight: 1, arbitrary: oneof(nanoId, constant('0.1.0-abcdef012345')) },
  );
  const requestTo = (endpoint: Endpoint): Arbitrary<FuzzRequest> => {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return record({
      role: constantFrom(...ROLES, ...likelyRoles(endpoint), ...likelyRoles(endpoint)),
      params: record(Object.fromEntries(names.map((name) => [name, name === 'nano_id' ? nanoId : param]))),
      query: anyValue(endpoint.query as InputSchema, known),
      body: anyValue(endpoint.body as InputSchema, known),
      changes: array(anyChange, { maxLength: 3 }),
    }).map(({ role, params, query, body, changes }) => {
      const draft: Draft = {
        params: { ...(params as Record<string, string>) },
        query: Object.entries(query as Fields).map(([name, value]) => [name, encode(value)]),
        body: structuredClone(body),
        method: endpoint.method,
        headers: {},
        type: endpoint.encoding === 'multipart' ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json',
      };
      for (const change of changes) change(draft, endpoint);
      return finish(endpoint, role, draft);
    });
  };
  return oneof(...ENDPOINTS.map(requestTo));
}
