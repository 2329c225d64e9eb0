import { getOwn } from './get-own.ts';
import type { SchemaIssue } from './define-endpoint.ts';
import { PARTICLES, withParticle } from './format/particle.ts';

/** The used part of an AJV error; browser builds leave out `schemaPath` and the rest. */
export type ValidationError = { keyword: string; instancePath: string; params: Record<string, unknown> };

type Labels = Record<string, string>;
type Validate = { (value: unknown): boolean; errors?: ValidationError[] | null };
const { topic: TOPIC, object: OBJECT, subject: SUBJECT } = PARTICLES;

const unescapePointer = (segment: string) => segment.replaceAll('~1', '/').replaceAll('~0', '~');
const join = (path: string, key: unknown) => (path === '' ? String(key) : `${path}.${String(key)}`);

/** Converts `/members/0/name` to `members.0.name`; a missing or unknown field is named by its own path, not its parent's. */
function pathOf({ keyword, instancePath, params }: ValidationError): string {
  const path = instancePath.split('/').slice(1).map(unescapePointer).join('.');
  if (keyword === 'required') return join(path, params.missingProperty);
  if (keyword === 'additionalProperties') return join(path, params.additionalProperty);
  return path;
}

const TYPE_LABELS: Record<string, string> = {
  integer: '정수로',
  number: '숫자로',
  boolean: '예 또는 아니요로',
  array: '목록으로',
  object: '항목을 갖춘 값으로',
  null: '빈 값으로',
};

function typeLabel(type: unknown): string {
  const types = Array.isArray(type) ? type.map(String) : String(type).split(',');
  return TYPE_LABELS[types.find((name) => name !== 'null') ?? 'null'] ?? '글자로';
}

function sentence({ keyword, params }: ValidationError, name: string): string {
  const limit = Number(params.limit).toLocaleString('ko-KR');
  switch (keyword) {
    case 'required':
      return `${withParticle(name, OBJECT)} 입력해 주세요.`;
    case 'minLength':
      return params.limit === 1
        ? `${withParticle(name, OBJECT)} 입력해 주세요.`
        : `${withParticle(name, TOPIC)} ${limit}자 이상 입력해 주세요.`;
    case 'maxLength':
      return `${withParticle(name, TOPIC)} ${limit}자까지 입력할 수 있어요.`;
    case 'pattern':
      return params.pattern === '\\S'
        ? `${withParticle(name, OBJECT)} 입력해 주세요.`
        : `${name} 형식을 확인해 주세요.`;
    case 'enum':
    case 'const':
      return `${withParticle(name, TOPIC)} 정해진 값 가운데에서 골라 주세요.`;
    case 'minimum':
      return `${withParticle(name, TOPIC)} ${limit} 이상이어야 해요.`;
    case 'maximum':
      return `${withParticle(name, TOPIC)} ${limit} 이하여야 해요.`;
    case 'minItems':
      return `${withParticle(name, OBJECT)} ${limit}개 이상 넣어 주세요.`;
    case 'maxItems':
      return `${withParticle(name, TOPIC)} ${limit}개까지 넣을 수 있어요.`;
    case 'additionalProperties':
      return `${withParticle(name, TOPIC)} 받지 않는 항목이에요.`;
    case 'type':
      return `${withParticle(name, TOPIC)} ${typeLabel(params.type)} 입력해 주세요.`;
    default:
      return `${withParticle(name, SUBJECT)} 올바르지 않아요.`;
  }
}

/**
 * Ranks the errors at one path: `anyOf` says only that no branch fits, and `type: null` only that the value is not
 * empty; any other error is more useful.
 */
const weight = ({ keyword, params }: ValidationError) =>
  keyword === 'anyOf' || keyword === 'oneOf' ? 2 : Number(keyword === 'type' && params.type === 'null');

/**
 * Turns AJV errors into one Korean sentence per field, in the order of the fields. `labelOf` gets a path with list
 * positions as `*` (`members.*.name`) and answers the Korean field name; a field without a label is called 입력값.
 */
export function toFieldMessages(
  errors: readonly ValidationError[],
  labelOf: (path: string) => string | undefined,
): SchemaIssue[] {
  const best = new Map<string, ValidationError>();
  for (const error of errors) {
    const path = pathOf(error);
    const known = best.get(path);
    if (!known || weight(error) < weight(known)) best.set(path, error);
  }
  const paths = [...best.keys()];
  return [...best].flatMap(([path, error]) => {
    // When a branch of `anyOf` failed deeper inside, its message is enough; one about the whole value would repeat it.
    if (weight(error) > 0 && paths.some((other) => other !== path && (path === '' || other.startsWith(`${path}.`))))
      return [];
    return [{ path, message: sentence(error, labelOf(path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*')) ?? '입력값') }];
  });
}

/** Counts the characters (code points) of a text, as `minLength` and `maxLength` do. */
export const countCharacters = (text: string): number => [...text].length;

/** Runs a compiled validator and returns its issues, `[]` when the value fits. */
export const runCheck = (validate: Validate, value: unknown, labels: Labels): SchemaIssue[] =>
  validate(value) ? [] : toFieldMessages(validate.errors ?? [], (path) => getOwn(labels, path));

type SchemaNode = {
  label?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  anyOf?: SchemaNode[];
  allOf?: SchemaNode[];
};

/** Collects the Korean field names of a schema by path, with list positions as `*`: the table behind `labelOf`. */
export function labelsOf(schema: object, path = ''): Labels {
  const { label, properties = {}, items, anyOf = [], allOf = [] } = schema as SchemaNode;
  return Object.assign(
    {},
    ...[...anyOf, ...allOf].map((branch) => labelsOf(branch, path)),
    ...Object.entries(properties).map(([key, child]) => labelsOf(child, join(path, key))),
    items ? labelsOf(items, join(path, '*')) : {},
    label !== undefined && path !== '' ? { [path]: label } : {},
  ) as Labels;
}
