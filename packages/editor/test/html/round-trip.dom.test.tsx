import { toDocument } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { fromHtml } from '../../src/core/from-html.ts';
import { toHtml } from '../../src/core/to-html.ts';
import { arbitraryDocument } from './arbitrary-document.ts';
import { CORPUS } from './corpus.ts';

/** Says where, when a document does not come back. */
function expectBack(document: RichDocument) {
  const html = toHtml(document);
  const back = fromHtml(html);
  expect({ html, document: back }).toEqual({ html, document });
}

describe('what we export comes back as it was', () => {
  test.each(Object.entries(CORPUS))('%s', (_, children) => expectBack({ version: 1, children }));

  test('plain documents', () =>
    expectBack(toDocument('# 제목\n\n글\n줄\n\n- 하나\n  1. 둘\n     - 셋\n\n3. 넷\n\n> 인용\n> 둘\n\n---\n\n끝')));

  test('from mail, with the addresses of our host', () => {
    const document: RichDocument = { version: 1, children: CORPUS.pictures };
    expect(
      fromHtml(toHtml(document, { origin: 'https://danji.kr' }), undefined, { origin: 'https://danji.kr' }),
    ).toEqual(document);
  });

  test('any document', () => {
    fc.assert(fc.property(arbitraryDocument, expectBack), { numRuns: 2000 });
  }, 120_000);
});
