import { expect, test } from '@jest/globals';
import { toDocument } from '../../src/documents/document-text.ts';
import { isPlainDocument } from '../../src/documents/plain-document.ts';
import type { RichBlock } from '../../src/documents/rich-document.ts';

test('what plain text makes is plain', () => {
  expect(isPlainDocument(toDocument('# 제목\n\n글\n\n- 하나\n  1. 둘\n\n3. 셋\n\n> 인용\n\n---'))).toBe(true);
});

const text = [{ text: '가' }];
const nothing: [{ text: '' }] = [{ text: '' }];
test.each<[string, RichBlock]>([
  ['a mark', { type: 'paragraph', children: [{ text: '가', bold: true }] }],
  ['a link', { type: 'paragraph', children: [{ type: 'link', url: 'https://danji.kr/', children: text }] }],
  ['text in the middle', { type: 'paragraph', align: 'center', children: text }],
  ['a picture', { type: 'image', fileId: 'V1StGXR8_Z5jdHi6B-myT', children: nothing }],
  ['a mark deep inside', { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '가', italic: true }] }] }] }],
])('%s is not', (_, block) => {
  expect(isPlainDocument({ version: 1, children: [{ type: 'paragraph', children: text }, block] })).toBe(false);
});
