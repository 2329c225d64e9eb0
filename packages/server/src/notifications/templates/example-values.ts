import type { NotificationDefinition } from '@danji/contracts/notifications/define-notification';

/** The examples of texts, by the names of their values. */
const TEXTS: Readonly<Record<string, string>> = {
  title: '승강기 유지 관리',
  space_title: '한빛아파트',
  name: '김단지',
  tel: '010-****-5678',
  company: '한빛건설',
  brand: '한빛건설',
  product: '분말 소화기',
  reason: '서류를 다시 확인해 주세요.',
  memo: '늘 함께해 주셔서 고마워요.',
  excerpt: '이번 주 금요일에 점검해요.',
  content: '이번 주 금요일에 점검해요.',
  link: '/notices',
  stars: '4.5',
};
const DATE = '2026-12-01';
const NANO_ID = 'V1StGXR8_Z5jdHi6B-myT';
const MORE_THAN_NONE = 3;

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  minimum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
};

function toExample(name: string, schema: Schema): unknown {
  const { type, pattern, anyOf, properties = {} } = schema;
  if (schema.const !== undefined) return schema.const;
  const [branch] = anyOf ?? [];
  if (branch) return toExample(name, branch);
  if (schema.enum) return schema.enum[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, toExample(key, inner)]));
    case 'array':
      return schema.items ? [toExample(name, schema.items)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, MORE_THAN_NONE);
    default:
      if (pattern !== undefined) return pattern.includes('\\d{4}') ? DATE : NANO_ID;
      return TEXTS[name] ?? '예시';
  }
}

/** Makes example values of a kind of notification, of which its text can be made. */
export const toExampleValues = ({ values }: Pick<NotificationDefinition, 'values'>) =>
  toExample('', values as Schema) as Parameters<NotificationDefinition['title']>[0];
