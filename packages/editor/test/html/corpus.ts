import type { RichBlock, RichCell, RichParagraph, RichTable } from '@danji/contracts/documents/rich-document';

const FILE = 'V1StGXR8_Z5jdHi6B-myT';
const nothing: [{ text: '' }] = [{ text: '' }];
const p = (text: string, more: Partial<RichParagraph> = {}): RichParagraph => ({
  type: 'paragraph',
  ...more,
  children: [{ text }],
});
const cell = (text: string, more: Partial<RichCell> = {}): RichCell => ({
  type: 'table-cell',
  ...more,
  children: [p(text)],
});
const table = (rows: RichCell[][], more: Partial<RichTable> = {}): RichTable => ({
  type: 'table',
  ...more,
  children: rows.map((children) => ({ type: 'table-row', children })),
});

/** Documents that have been hard to carry through HTML, by what is hard in them. */
export const CORPUS = {
  'an empty document': [p('')],
  'empty lines': [p(''), p('가'), p(''), p('')],
  'white space': [
    p(' 가  나   다 '),
    p(' '),
    p('   '),
    p('가\n\n나\n'),
    p('\n'),
    p(' \n '),
    p('가\t나\t\t다'),
    p('가\u00a0나 \u00a0 다'),
    p('\t'),
  ],
  'white space over marks': [
    {
      type: 'paragraph',
      children: [
        { text: '가 ' },
        { text: ' 나 ', bold: true },
        { text: ' ' },
        { text: '\n', italic: true },
        { text: ' 다' },
      ],
    },
  ],
  'signs of HTML': [p('<script>alert(1)</script> &amp; "x" \'y\' <!-- z -->')],
  'an empty line with a mark': [{ type: 'paragraph', children: [{ text: '', bold: true, fontSize: 24 }] }],
  'defaults that were chosen': [
    {
      type: 'paragraph',
      align: 'left',
      children: [{ text: '가', color: '#000000', background: '#ffffff' }, { text: '' }],
    },
  ].map((block) => ({ ...block, children: block.children.slice(0, 1) }) as RichBlock),
  links: [
    {
      type: 'paragraph',
      children: [
        { text: '' },
        {
          type: 'link',
          url: 'https://danji.kr',
          children: [
            { text: '가', color: '#0000ff', underline: true },
            { text: ' 나', bold: true },
          ],
        },
        { text: '' },
        { type: 'link', url: 'https://danji.kr', children: [{ text: '다' }] },
        { text: '' },
      ],
    },
  ],
  lists: [
    {
      type: 'numbered-list',
      start: 3,
      children: [
        {
          type: 'list-item',
          children: [
            p(''),
            { type: 'bulleted-list', children: [{ type: 'list-item', children: [p('깊이', { align: 'right' })] }] },
          ],
        },
        { type: 'list-item', children: [p('둘\n줄')] },
      ],
    },
    { type: 'bulleted-list', children: [{ type: 'list-item', children: [p('다른 목록')] }] },
    { type: 'bulleted-list', children: [{ type: 'list-item', children: [p('또 다른 목록')] }] },
  ],
  pictures: [
    { type: 'image', fileId: FILE, children: nothing },
    {
      type: 'image',
      fileId: FILE,
      width: 800,
      height: 600,
      displayWidth: 333,
      alt: '',
      caption: '',
      align: 'left',
      children: nothing,
    },
    {
      type: 'image',
      fileId: FILE,
      displayWidth: 400,
      alt: ' "정문" ',
      caption: ' 봄 <사진>\n둘째 줄',
      align: 'right',
      children: nothing,
    },
  ],
  videos: [
    { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', children: nothing },
    { type: 'video', provider: 'youtube', videoId: 'dQw4w9WgXcQ', start: 0, children: nothing },
    { type: 'video', provider: 'youtube', videoId: 'abc_-1', start: 3661, children: nothing },
  ],
  'headings and quotes': [
    { type: 'heading', level: 1, align: 'center', children: [{ text: '제목', bold: true, fontSize: 38 }] },
    { type: 'quote', children: [p('하나'), p('', { align: 'right' })] },
    { type: 'quote', children: [p('다른 인용')] },
    { type: 'divider', children: nothing },
  ],
  'a table with both heads': [
    table(
      [
        [cell('가'), cell('나')],
        [cell('다'), cell('라')],
      ],
      { headerRow: true, headerColumn: true },
    ),
  ],
  'a row that is a head': [table([[cell('가'), cell('나')]], { headerRow: true })],
  'a column that is a head': [table([[cell('가')], [cell('나')]], { headerColumn: true })],
  'one cell with both heads': [table([[cell('가')]], { headerRow: true, headerColumn: true })],
  'a corner over all rows': [table([[cell('가', { rowSpan: 2 }), cell('나')], [cell('다')]], { headerRow: true })],
  'merged cells': [
    table(
      [
        [cell('가', { colSpan: 2, background: '#ffffff' }), cell('나', { rowSpan: 2 })],
        [cell('다', { background: '#eeeeee' }), cell('')],
      ],
      { colWidths: [100, 240, 100] },
    ),
  ],
  'blocks in a cell': [
    table([
      [
        {
          type: 'table-cell',
          children: [
            p('가'),
            { type: 'bulleted-list', children: [{ type: 'list-item', children: [p('나')] }] },
            { type: 'image', fileId: FILE, children: nothing },
            p(''),
          ],
        },
      ],
    ]),
  ],
} satisfies Record<string, RichBlock[]>;
