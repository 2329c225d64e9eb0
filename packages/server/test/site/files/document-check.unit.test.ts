import { describe, expect, test } from '@jest/globals';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { checkDocument } from '@danji/server/site/files/document-check';
import { toExcerpt } from '@danji/server/site/files/document-excerpt';
import { listPictures } from '@danji/server/site/files/document-pictures';
import { ProblemError } from '@danji/server/platform/problem-error';
import { assert, property } from 'fast-check';
import { mutatedDocument, wholeDocument } from './mutated-document.ts';

const FILE_ID = 'V1StGXR8_Z5jdHi6B-myT';
const bytes = (document: unknown) => JSON.stringify(document);

function errorsOf(document: unknown): Record<string, string> {
  try {
    checkDocument(document, 'content');
    return {};
  } catch (error) {
    if (error instanceof ProblemError) return error.details.fields ?? {};
    throw error;
  }
}

/** Reverses the keys of every object. */
const reversed = (node: unknown): unknown =>
  Array.isArray(node)
    ? node.map(reversed)
    : typeof node === 'object' && node !== null
      ? Object.fromEntries(
          Object.entries(node)
            .toReversed()
            .map(([key, value]) => [key, reversed(value)]),
        )
      : node;

describe('a stored document', () => {
  test('is the same bytes for every order of keys, without default values', () => {
    const document = wholeDocument(FILE_ID);
    expect(bytes(checkDocument(reversed(document), 'content'))).toBe(bytes(checkDocument(document, 'content')));
    const said = {
      version: 1,
      children: [
        { type: 'paragraph', align: 'left', children: [{ text: '가' }] },
        { type: 'image', fileId: FILE_ID, align: 'center', alt: '', caption: '', children: [{ text: '' }] },
        {
          type: 'numbered-list',
          start: 1,
          children: [{ type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '나' }] }] }],
        },
      ],
    };
    expect(bytes(checkDocument(said, 'content'))).toBe(
      bytes({
        version: 1,
        children: [
          { type: 'paragraph', children: [{ text: '가' }] },
          { type: 'image', fileId: FILE_ID, children: [{ text: '' }] },
          {
            type: 'numbered-list',
            children: [{ type: 'list-item', children: [{ type: 'paragraph', children: [{ text: '나' }] }] }],
          },
        ],
      }),
    );
  });

  test('keeps its meaning: canonicalised twice it is the same and still valid', () => {
    assert(
      property(mutatedDocument(FILE_ID), (document) => {
        if (validateDocument(document).length > 0) return;
        const kept = checkDocument(document, 'content');
        expect(validateDocument(kept)).toEqual([]);
        expect(bytes(checkDocument(kept, 'content'))).toBe(bytes(kept));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a document that is refused', () => {
  test('names at most twenty positions, in Korean, each at most a line or two long', () => {
    assert(
      property(mutatedDocument(FILE_ID), (document) => {
        const documentErrors = Object.entries(errorsOf(document));
        expect(documentErrors.length > 0).toBe(validateDocument(document).length > 0);
        expect(documentErrors.length).toBeLessThanOrEqual(20);
        for (const [path, message] of documentErrors) {
          expect([path.startsWith('content'), path.length <= 210, /[가-힣]/.test(message)]).toEqual([true, true, true]);
        }
      }),
      { numRuns: 1000 },
    );
    const forged = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}${'x'.repeat(500)}`, 1]));
    expect(Object.keys(errorsOf({ ...toDocument('가'), ...forged }))).toHaveLength(20);
  });

  test('is named together with other fields', () => {
    expect(() => checkDocument(toDocument('가'), 'content', { title: '제목을 입력해 주세요.' })).toThrow(
      expect.objectContaining({ details: { fields: { title: '제목을 입력해 주세요.' } } }),
    );
  });
});

test('pictures are found at every depth', () => {
  const inTable: RichDocument = {
    version: 1,
    children: [
      {
        type: 'table',
        children: [
          {
            type: 'table-row',
            children: [
              {
                type: 'table-cell',
                children: [
                  { type: 'paragraph', children: [{ text: '' }] },
                  { type: 'image', fileId: FILE_ID, children: [{ text: '' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(listPictures(inTable)).toEqual([
    { fileId: FILE_ID, path: 'children.0.children.0.children.0.children.1.fileId' },
  ]);
  expect(listPictures(wholeDocument(FILE_ID))).toEqual([{ fileId: FILE_ID, path: 'children.5.fileId' }]);
});

test('an excerpt is one line of text, cut between characters', () => {
  expect(toExcerpt(wholeDocument(FILE_ID), 100)).toBe('제목 굵게링크 인용 하나 둘 머리 가 나');
  expect(toExcerpt(toDocument('👍👍👍👍'), 3)).toBe('👍👍…');
  expect(toExcerpt(toDocument(''), 10)).toBe('');
});
