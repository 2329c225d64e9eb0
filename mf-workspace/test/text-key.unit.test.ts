import { expect, test } from '@jest/globals';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { toTextKey } from '../src/ai-documents/text-key.ts';

const documentOf = (text: string, more: object = {}): RichDocument => ({
  version: 1,
  children: [{ type: 'paragraph', ...more, children: [{ text }] }],
});

test('texts that are stored as the same have one key, others have another', () => {
  const key = toTextKey({ title: '단수 안내', content: documentOf('내일 단수예요.') });
  expect(toTextKey({ title: ' 단수 안내 ', content: documentOf('내일 단수예요.', { align: 'left' }) })).toBe(key);
  expect(toTextKey({ title: '단수 안내', content: documentOf('내일 단수에요.') })).not.toBe(key);
  expect(toTextKey({ title: '단수안내', content: documentOf('내일 단수예요.') })).not.toBe(key);
});

test('no two of many similar texts share a key', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => toTextKey({ title: '', content: documentOf(`${index}`) }));
  expect(new Set(keys).size).toBe(keys.length);
});
