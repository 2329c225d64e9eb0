import type { Audience } from '@danji/contracts/audience';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { LIMITS } from '@danji/contracts/limits';
import { PROBLEMS } from '@danji/contracts/problem';
import type { TSchema } from 'typebox';
import { entitySchemas, toWireSchema, type JsonSchema } from './wire-schema.ts';

type Reference = { $ref: string };
type Parameter = {
  name: string;
  description?: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
};
type Content = Record<string, { schema: JsonSchema | Reference }>;
type Response = { description: string; content: Content };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-audience': Audience;
  'x-origin'?: 'ours';
  'x-max-body-bytes'?: number;
  'x-refused-while-acting'?: true;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response | Reference>;
};
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
  };
};

const DESCRIPTION = [
  'Every call of 단지. Errors are `application/problem+json` with a stable `code` and a Korean `title` for people; a refused field is named in `fields`, twenty of them at most.',
  `A JSON body is ${LIMITS.bodyBytes / 1024} kB at most, or what \`x-max-body-bytes\` of its call says; a larger one is a 413.`,
  'Access tokens live 15 minutes and go in `Authorization: Bearer`. `x-audience` says who may try a call, `x-origin: ours` marks calls beyond the specification. `x-refused-while-acting` marks calls that are a 403 while an operator acts as the account.',
  'Calls with the header `Idempotency-Key` may be repeated after a lost connection: for a day the same key gets the first answer again, marked with `Idempotent-Replayed: true`, and nothing more is made. Another body under the same key is a 422 `idempotency_key_reused`, a repetition while the first request runs a 409 `request_in_progress`. A request that was refused may be repeated under its key.',
].join('\n\n');

/** Error statuses and the names of their responses in the document. */
const REFUSALS: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  422: 'InvalidInput',
  429: 'TooManyRequests',
};

const tagOf = ({ id }: Endpoint): string => id.split('.')[0] ?? id;
const propertiesOf = (schema: TSchema): [string, TSchema][] =>
  Object.entries((schema as { properties?: Record<string, TSchema> }).properties ?? {});

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A random value for each submission, the same when it is repeated (draft-ietf-httpapi-idempotency-key-header)',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 257 },
};

const CLIENT: Parameter = {
  name: 'x-danji-client',
  in: 'header',
  description:
    'The name of the client, any text; `web` is our own app. Required unless a browser sends `sec-fetch-site: same-origin`: a 403 `client_header_required` otherwise',
  required: false,
  schema: { type: 'string' },
};

function toParameters({ params, query, takesIdempotencyKey, requiresClientHeader }: Endpoint): Parameter[] {
  const required = new Set((query as { required?: string[] }).required);
  const inPath = propertiesOf(params).map(([name, schema]): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: toWireSchema(schema),
  }));
  return [
    ...inPath,
    ...propertiesOf(query).map(([name, schema]): Parameter => ({
      name,
      in: 'query',
      required: required.has(name),
      schema: toWireSchema(schema),
    })),
    ...(takesIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
    ...(requiresClientHeader ? [CLIENT] : []),
  ];
}

function toRequestBody({ method, body, encoding }: Endpoint): Operation['requestBody'] {
  const isEmpty =
    method === 'GET' || ((body as { type?: string }).type === 'object' && propertiesOf(body).length === 0);
  if (isEmpty) return undefined;
  return {
    required: ((body as { required?: string[] }).required ?? []).length > 0,
    content: {
      [encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema: toWireSchema(body) },
    },
  };
}

function toResponses(endpoint: Endpoint, parameters: Parameter[], takesBody: boolean): Operation['responses'] {
  const statuses = [
    ...(takesBody || endpoint.takesIdempotencyKey ? [400] : []),
    ...(endpoint.audience.includes('everybody') ? [] : [401, 403]),
    ...(endpoint.path.includes('{') ? [404] : []),
    ...(endpoint.method === 'GET' ? [] : [409]),
    ...(takesBody || parameters.some((parameter) => parameter.in !== 'path') ? [422] : []),
    429,
  ];
  const success: Response = {
    description: 'Success',
    content: Object.fromEntries(
      endpoint.responseTypes.map((type) => [type, { schema: toWireSchema(endpoint.response) }]),
    ),
  };
  const refusals = statuses.map(
    (status) => [String(status), { $ref: `#/components/responses/${REFUSALS[status]}` }] as const,
  );
  return { 200: success, ...Object.fromEntries(refusals), default: { $ref: '#/components/responses/Problem' } };
}

function toOperation(endpoint: Endpoint): Operation {
  const parameters = toParameters(endpoint);
  const requestBody = toRequestBody(endpoint);
  return {
    operationId: endpoint.id,
    tags: [tagOf(endpoint)],
    summary: endpoint.title,
    description: endpoint.summary,
    'x-audience': endpoint.audience,
    ...(endpoint.origin === 'extension' && { 'x-origin': 'ours' }),
    ...(endpoint.maxBodyBytes > LIMITS.bodyBytes && { 'x-max-body-bytes': endpoint.maxBodyBytes }),
    ...(endpoint.refusedWhileActing && { 'x-refused-while-acting': true }),
    security: endpoint.audience.includes('everybody') ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: toResponses(endpoint, parameters, requestBody !== undefined),
  };
}

const listCodes = (status: number) =>
  Object.entries(PROBLEMS)
    .filter(([, [codeStatus]]) => codeStatus === status)
    .map(([code]) => `\`${code}\``)
    .join(', ');

function toRefusals(): Record<string, Response> {
  const content: Content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const named = Object.entries(REFUSALS).map(
    ([status, name]) => [name, { description: listCodes(Number(status)), content }] as const,
  );
  return { Problem: { description: 'Any other failure', content }, ...Object.fromEntries(named) };
}

/** Builds the OpenAPI 3.1 description of every call from the contracts alone. */
export function buildOpenApiDocument(version: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of ENDPOINTS)
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  return {
    openapi: '3.1.1',
    info: { title: '단지 API', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...new Set(ENDPOINTS.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: entitySchemas(),
      responses: toRefusals(),
    },
  };
}
