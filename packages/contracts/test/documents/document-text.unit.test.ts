import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { toDocument, toPlainText } from '../../src/documents/document-text.ts';
import { validateDocument } from '../../src/documents/validate-document.ts';

const TEXT = `# 제1조 목적

이 약관은 서비스의
이용 조건을 정해요.

## 용어

- 회원
  - 일반회원
  - 업체회원
- 워크스페이스
3. 셋째
4. 넷째

> 알려 드려요
> 두 번째 줄

---

끝`;

describe('plain text as a document', () => {
  test('reads headings, paragraphs, lists at two levels, quotes and dividers', () => {
    const { children } = toDocument(TEXT);
    expect(children.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'bulleted-list',
      'numbered-list',
      'quote',
      'divider',
      'paragraph',
    ]);
    expect(children[0]).toEqual({ type: 'heading', level: 1, children: [{ text: '제1조 목적' }] });
    expect(children[1]).toEqual({ type: 'paragraph', children: [{ text: '이 약관은 서비스의\n이용 조건을 정해요.' }] });
    expect(children[4]).toMatchObject({ type: 'numbered-list', start: 3 });
    expect(children[3]).toMatchObject({
      children: [{ children: [{ type: 'paragraph' }, { type: 'bulleted-list', children: [{}, {}] }] }, {}],
    });
  });

  test('comes back as the same text', () => {
    expect(toPlainText(toDocument(TEXT))).toBe(TEXT.replace('\n3. 셋째', '\n\n3. 셋째'));
  });

  test('empty text is one empty paragraph', () => {
    expect(toDocument(' \r\n\r\n')).toEqual({
      version: 1,
      children: [{ type: 'paragraph', children: [{ text: '' }] }],
    });
  });

  test('composes decomposed Hangul and drops invisible characters', () => {
    expect(toPlainText(toDocument('한글\u200b\u0000 끝\ufeff'))).toBe('한글 끝');
  });

  const line = fc.tuple(
    fc.constantFrom('', '  ', '    ', '      ', '                '),
    fc.constantFrom('', '# ', '## ', '#### ', '- ', '-', '1. ', '7. ', '10000. ', '> ', '>', '---', '----'),
    fc.constantFrom('', '가', 'a b', '- x', '# y', '\t'),
  );
  test('any text gives a document that may be stored, and is the same when read again', () => {
    fc.assert(
      fc.property(
        fc.array(
          line.map((parts) => parts.join('')),
          { maxLength: 12 },
        ),
        (lines) => {
          const document = toDocument(lines.join('\n'));
          expect(validateDocument(document)).toEqual([]);
          const again = toDocument(toPlainText(document));
          expect(toPlainText(again)).toBe(toPlainText(document));
        },
      ),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(validateDocument(toDocument(text))).toEqual([]);
      }),
    );
  });
});
