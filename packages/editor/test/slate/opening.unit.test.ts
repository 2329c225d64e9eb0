import { validateDocument } from '@danji/contracts/documents/validate-document';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Editor } from 'slate';
import { createDocumentEditor, getDocument } from '../../src/core/slate/create-document-editor.ts';
import { isNormalized } from '../../src/core/slate/is-normalized.ts';
import { arbitraryDocument } from '../html/arbitrary-document.ts';
import { anyAction } from './any-action.ts';
import { anyDocument } from './any-document.ts';
import { a, ol, p, t, ul } from './drawing.ts';

const RUNS = process.env['TEST_SCALE'] === 'all' ? 2000 : 60;

/** Valid ways to write what the editor keeps otherwise. */
const LOOSE = [
  [p('가', '나')],
  [{ ...p('가'), align: 'left' }],
  [ul('가'), ul('나')],
  [p('\u1112\u1161\u11ab')],
  [{ type: 'numbered-list', start: 1, children: ol('가').children }],
  [{ type: 'paragraph', children: [a('https://danji.kr/', '가')] }],
  [p('', a('https://danji.kr/', ''), '')],
  [p('가', t('')), p('나')],
  [p(t('가', { bold: true }), t('나', { bold: true }))],
] as RichDocument['children'][];

/** Nodes of its own: no document holds one node twice. */
const copied = (blocks: RichDocument['children']) => JSON.parse(JSON.stringify(blocks)) as RichDocument['children'];

describe('opening a document', () => {
  const loose = fc
    .tuple(arbitraryDocument, fc.array(fc.constantFrom(...LOOSE).map(copied), { maxLength: 2 }), fc.nat(3))
    .map(([{ children }, more, at]): RichDocument => ({
      version: 1,
      children: children.toSpliced(at, 0, ...more.flat()),
    }));

  test('leaves nothing to normalise, whatever valid document it is', () => {
    fc.assert(
      fc.property(fc.oneof(loose, arbitraryDocument, anyDocument), (document) => {
        expect(validateDocument(document)).toEqual([]);
        const editor = createDocumentEditor(document);
        const opened = editor.children;
        Editor.normalize(editor, { force: true });
        expect(editor.children).toBe(opened);
      }),
      { numRuns: RUNS * 5 },
    );
  });

  test('that this editor wrote goes through none of its nodes', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyAction, { maxLength: 8 }), (document, actions) => {
        const editor = createDocumentEditor(document);
        for (const { run } of actions) run(editor);
        expect(
          getDocument(editor).children.findIndex((block, index, blocks) => !isNormalized(block, index, blocks)),
        ).toBe(-1);
      }),
      { numRuns: RUNS },
    );
  });

  test.each(LOOSE)('knows what is valid but not as the editor keeps it: %j', (...blocks) => {
    expect(blocks.every(isNormalized)).toBe(false);
  });
});
