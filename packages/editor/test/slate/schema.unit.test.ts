import { validateDocument } from '@danji/contracts/documents/validate-document';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Editor, type Descendant } from 'slate';
import { IS_COMPOSING } from 'slate-dom';
import { createDocumentEditor, getDocument } from '../../src/core/slate/create-document-editor.ts';
import { anyBlock } from './any-document.ts';
import { a, divider, edit, FILE_ID, h, image, li, ol, p, quote, t, table, ul, video } from './drawing.ts';

type Loose = { type?: string; text?: string; children?: Loose[]; [field: string]: unknown };

const fiveLevels = (...items: Parameters<typeof ul>) =>
  ul(li('1', ul(li('2', ul(li('3', ul(li('4', ul(...items)))))))));

/** Returns the normalised form of nodes that did not come from the editor. */
function normalized(...nodes: unknown[]) {
  const editor = createDocumentEditor();
  editor.children = nodes as Descendant[];
  Editor.normalize(editor, { force: true });
  return editor.children;
}
const x = (type: string, ...children: Loose[]): Loose => ({ type, children });

describe('the document', () => {
  test.each<[string, unknown[], unknown[]]>([
    ['nothing is one paragraph', [], [p()]],
    [
      'text between blocks is a paragraph',
      [t('가'), a('https://a.kr/', '나'), p('다'), t('라')],
      [p('가', a('https://a.kr/', '나')), p('다'), p('라')],
    ],
    [
      'unknown blocks are what is in them',
      [x('callout', p('가') as Loose, x('box', { text: '나' })), x('code', { text: '다' })],
      [p('가'), p('나'), p('다')],
    ],
    [
      'parts without their whole',
      [li('가'), { type: 'table-row', children: [{ type: 'table-cell', children: [p('나')] }] }],
      [p('가'), p('나')],
    ],
    ['a paragraph follows a last picture', [image()], [image(), p()]],
    ['a paragraph follows a last table', [p('가'), table(['나'])], [p('가'), table(['나']), p()]],
    ['a first picture stays first', [video(), p('가')], [video(), p('가')]],
    ['blocks in a paragraph stand for it', [x('paragraph', p('가') as Loose, p('나') as Loose)], [p('가'), p('나')]],

    [
      'unknown and default fields go',
      [
        { ...p('가'), id: 3, align: 'left' },
        { ...h(2, '나'), align: 'justify' },
      ],
      [p('가'), h(2, '나')],
    ],
    [
      'levels beyond the third',
      [
        { ...h(1, '가'), level: 6 },
        { ...p('나'), level: 1 },
      ],
      [h(3, '가'), p('나')],
    ],
    ['a picture without a file is none', [p(), { ...image(), fileId: 'http://x.kr/a.png' }], [p()]],
    [
      'a picture keeps what is sound',
      [{ ...image(), width: -1, alt: '전경', src: 'x' }, p()],
      [image('', { alt: '전경' }), p()],
    ],
    [
      'a block without text has none',
      [{ ...divider(), children: [t('가', { bold: true }), p('나')] }, p()],
      [divider(), p()],
    ],

    [
      'equal neighbours are one text',
      [p('가', '나', t('다', { bold: true }), t('라', { bold: true }))],
      [p('가나', t('다라', { bold: true }))],
    ],
    [
      'marks that are off or unknown go',
      [p({ ...t('가'), bold: false, color: 'red', fontSize: 16, glow: true } as never)],
      [p('가')],
    ],
    ['invisible signs go', [p('\ufeff가\u200b나\u0007다\n라\t마')], [p('가나다\n라\t마')]],
    ['Hangul is composed', [p('\u1112\u1161\u11ab\u1100\u1173\u11af')], [p('한글')]],
    [
      'a link in a link is one',
      [p(a('https://a.kr/', '가', a('https://b.kr/', '나') as never))],
      [p(a('https://a.kr/', '가나'))],
    ],
    ['a link to where none may lead is text', [p('가', a('javascript:alert(1)', '나'))], [p('가나')]],
    ['a link without text goes', [p('가', a('https://a.kr/', ''), '나')], [p('가나')]],

    [
      'a quote holds paragraphs',
      [x('quote', h(1, '가') as Loose, ul('나') as Loose, { text: '다' })],
      [quote('가', '나', '다')],
    ],
    [
      'a picture parts a quote',
      [x('quote', p('가') as Loose, image() as Loose, p('나') as Loose)],
      [quote('가'), image(), quote('나')],
    ],
    [
      'so does one before what holds no text at all',
      [x('quote', p('가') as Loose, image() as Loose, x('table-row'), p('나') as Loose)],
      [quote('가'), image(), quote('나')],
    ],
    ['an empty quote goes', [x('quote'), p('가')], [p('가')]],

    [
      'lists of one kind beside each other are one',
      [ul('가'), ul('나'), ol('다'), { ...ol('라'), start: 7 }],
      [ul('가', '나'), ol('다'), { ...ol('라'), start: 7 }],
    ],
    [
      'a number to begin with is for numbers',
      [{ ...ul('가'), start: 3 }, p(), { ...ol('나'), start: 1 }],
      [ul('가'), p(), ol('나')],
    ],
    [
      'text in a list is an item',
      [x('bulleted-list', { text: '가' }, h(1, '나') as Loose, p('다') as Loose)],
      [ul('가', '나', '다')],
    ],
    [
      'a list in a list belongs to the item before',
      [x('bulleted-list', li('가') as Loose, ul('나') as Loose)],
      [ul(li('가', ul('나')))],
    ],
    [
      'an item that begins with a list',
      [x('bulleted-list', x('list-item', ul('가', '나') as Loose))],
      [ul('가', '나')],
    ],
    [
      'an item of two paragraphs is two',
      [x('bulleted-list', x('list-item', p('가') as Loose, p('나') as Loose, ul('다') as Loose))],
      [ul('가', li('나', ul('다')))],
    ],
    [
      'an item of two lists has one',
      [x('bulleted-list', x('list-item', p('가') as Loose, ul('나') as Loose, ol('다') as Loose))],
      [ul(li('가', ul('나', '다')))],
    ],
    [
      'a picture in an item parts every list',
      [
        x(
          'bulleted-list',
          li('가') as Loose,
          x(
            'list-item',
            p('나') as Loose,
            x('bulleted-list', x('list-item', p('다') as Loose, image() as Loose, p('라') as Loose)),
          ),
        ),
      ],
      [ul('가', li('나', ul('다'))), image(), ul('라')],
    ],
    [
      'so does one before what holds no text at all',
      [
        x(
          'bulleted-list',
          li('가') as Loose,
          image() as Loose,
          x('table-row'),
          x('list-item', p('나') as Loose, image() as Loose, x('table-row')),
        ),
      ],
      [ul('가'), image(), ul('나'), image(), p()],
    ],
    [
      'a table in an item parts the list',
      [x('bulleted-list', x('list-item', table(['가']) as Loose, p('나') as Loose))],
      [table(['가']), ul('나')],
    ],
    [
      'the sixth level is the fifth',
      [fiveLevels(li('5', ul('6', li('6', ul('7')))), '5')],
      [fiveLevels('5', '6', '6', '7', '5')],
    ],
    ['lists without items go', [x('bulleted-list'), p('가')], [p('가')]],
    [
      'lists in cells are joined too',
      [table([{ type: 'table-cell', children: [ul('가'), ul('나')] }]), p()],
      [table([{ type: 'table-cell', children: [ul('가', '나')] }]), p()],
    ],
  ])('%s', (_name, nodes, expected) => {
    expect(normalized(...nodes)).toEqual(expected);
    expect(validateDocument({ version: 1, children: normalized(...nodes) })).toEqual([]);
  });

  test('is mended from any broken nodes, once', () => {
    const types = fc.constantFrom(
      'paragraph',
      'heading',
      'quote',
      'bulleted-list',
      'numbered-list',
      'list-item',
      'divider',
      'image',
      'video',
      'link',
      'table',
      'table-row',
      'table-cell',
      'unknown',
    );
    const { node } = fc.letrec<{ node: Loose }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 5 },
        fc.record({ text: fc.constantFrom('', '가', '\u200b', 'a') }),
        fc.record(
          {
            type: types,
            level: fc.integer({ min: 0, max: 4 }),
            url: fc.constantFrom('https://a.kr/', 'javascript:1'),
            fileId: fc.constantFrom(FILE_ID, 'x'),
            children: fc.array(tie('node'), { maxLength: 4 }),
          },
          { requiredKeys: ['type', 'children'] },
        ),
      ),
    }));
    fc.assert(
      fc.property(fc.array(fc.oneof(node, anyBlock as fc.Arbitrary<Loose>), { maxLength: 4 }), (nodes) => {
        const editor = createDocumentEditor();
        editor.children = nodes as Descendant[];
        Editor.normalize(editor, { force: true });
        expect(validateDocument(getDocument(editor))).toEqual([]);
        const { length } = editor.operations;
        Editor.normalize(editor, { force: true });
        expect(editor.operations.slice(length)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => String(at));

describe('what is too long', () => {
  test('goes on in another list or quote', () => {
    expect(normalized(ul(...many(1200)), p()).map((node) => 'children' in node && node.children.length)).toEqual([
      1000, 200, 1,
    ]);
    expect(normalized({ ...ol(...many(1001)), start: 5 }, p())[1]).toEqual({ ...ol('1000'), start: 1005 });
    expect(normalized(quote(...many(600)), p()).map((node) => 'children' in node && node.children.length)).toEqual([
      500, 100, 1,
    ]);
  });

  test('goes on a level further out when it is nested', () => {
    expect(normalized(ul(li('가', ul(...many(1002))), '나'))).toEqual([
      ul(li('가', ul(...many(1000))), '1000', '1001', '나'),
    ]);
  });
});

describe('what an input method is writing', () => {
  test('is left alone until it is done', () => {
    const editor = edit(p('가|'));
    IS_COMPOSING.set(editor, true);
    editor.insertText('\u1112\u1161');
    expect(editor.children).toEqual([p('가\u1112\u1161')]);
    IS_COMPOSING.set(editor, false);
    editor.insertText('나');
    expect(editor.children).toEqual([p('가하나')]);
    expect(editor.selection?.anchor.offset).toBe(3);
  });
});
