import type { RichDocument } from '@danji/contracts/documents/rich-document';

export const isRichText = (value: unknown): value is RichDocument =>
  typeof value === 'object' && value !== null && 'version' in value && 'children' in value;

/** The values of a form that are rich text, or all others. An editor keeps its text itself between two rounds of a form. */
export const pickValues = <V extends object>(values: V, kind: 'rich text' | 'others'): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => isRichText(value) === (kind === 'rich text')),
  ) as Partial<V>;

export const hasSameRichText = (one: object, other: object): boolean =>
  JSON.stringify(pickValues(one, 'rich text')) === JSON.stringify(pickValues(other, 'rich text'));

export const BLANK_DOCUMENT: RichDocument = { version: 1, children: [{ type: 'paragraph', children: [{ text: '' }] }] };
