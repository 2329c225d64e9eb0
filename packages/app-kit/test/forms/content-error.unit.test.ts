import { expect, test } from '@jest/globals';
import type { RichCell, RichDocument, RichParagraph } from '@danji/contracts/documents/rich-document';
import { toContentError } from '../../src/forms/content-error.ts';

const paragraph = (text: string): RichParagraph => ({ type: 'paragraph', children: [{ text }] });
const cell = (text: string): RichCell => ({ type: 'table-cell', children: [paragraph(text)] });
const table = (...texts: string[]) => ({
  type: 'table' as const,
  children: texts.map((text) => ({ type: 'table-row' as const, children: [cell(text), cell('')] })),
});
const document: RichDocument = {
  version: 1,
  children: [
    paragraph('관리비가 이번 달부터 바뀌어요'),
    table('하나'),
    paragraph(''),
    table('둘', '셋'),
    { type: 'numbered-list', children: [{ type: 'list-item', children: [paragraph('먼저')] }] },
  ],
};
const errorAt = (...paths: string[]) =>
  toContentError(
    document,
    paths.map((path) => [path, '고쳐 주세요.']),
  );

test.each([
  [
    'content.children[3].children[1].children[0].children[0].children[0].text',
    '2번째 표의 2번째 줄 1번째 칸: 고쳐 주세요.',
  ],
  ['content.children.3.colWidths', '2번째 표: 고쳐 주세요.'],
  ['content.children[0].children[0].text', "1번째 문단 '관리비가 이번 달부터…': 고쳐 주세요."],
  ['content.children[2]', '2번째 문단: 고쳐 주세요.'],
  ['content.children[4].children[0].children[0]', '1번째 번호 목록의 1번째 항목: 고쳐 주세요.'],
  ['content', '고쳐 주세요.'],
  ['content.children[99]', '고쳐 주세요.'],
])('%s is said as %s', (path, sentence) => expect(errorAt(path)).toBe(sentence));

test('names two positions, and the number of further errors', () => {
  expect(errorAt('content.children[1]', 'content.children[2]', 'content.children[3]')).toBe(
    '1번째 표: 고쳐 주세요. 2번째 문단: 고쳐 주세요. 그 밖에 1곳이 더 있어요.',
  );
});
