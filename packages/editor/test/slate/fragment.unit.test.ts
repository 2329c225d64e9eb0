import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import { validateDocument } from '@danji/contracts/documents/validate-document';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readFragment, writeFragment } from '../../src/core/slate/fragment.ts';
import { anyBlocks } from './any-document.ts';
import { p } from './drawing.ts';

const forge = (value: unknown) => btoa(encodeURIComponent(JSON.stringify(value)));

describe('fragments of the clipboard', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => expect(readFragment(writeFragment(blocks))).toEqual(blocks)),
      { numRuns: 50 },
    );
  });

  test.each([
    [
      'an address that runs code',
      [
        {
          type: 'paragraph',
          children: [
            { text: '' },
            { type: 'link', url: 'javascript:alert(1)', children: [{ text: '가' }] },
            { text: '' },
          ],
        },
      ],
      [p('가')],
    ],
    ['unknown nodes', [{ type: 'script', src: 'https://x.kr', children: [{ text: '가' }] }], [p('가')]],
    ['a picture from elsewhere', [{ type: 'image', fileId: 'https://x.kr/a.png', children: [{ text: '' }] }], [p()]],
    ['unknown fields', [{ type: 'paragraph', onclick: 'alert(1)', children: [{ text: '가', style: 'x' }] }], [p('가')]],
  ])('%s is mended', (_name, value, blocks) => expect(readFragment(forge(value))).toEqual(blocks));

  test('that nobody could have written are nothing', () => {
    expect(readFragment('***')).toBeUndefined();
    expect(readFragment(btoa('%E0%A4%A'))).toBeUndefined();
    expect(readFragment(btoa('{"type"'))).toBeUndefined();
    expect(readFragment(forge({ type: 'paragraph', children: [{ text: '가' }] }))).toBeUndefined();
    expect(readFragment(forge([]))).toBeUndefined();
    expect(readFragment('A'.repeat(DOCUMENT_LIMITS.bytes * 4 + 4))).toBeUndefined();
  });

  test('of any JSON give a valid document', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (value) =>
        expect(validateDocument({ version: 1, children: readFragment(forge(value)) })).toEqual([]),
      ),
    );
  });
});
