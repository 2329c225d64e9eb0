import type {
  RichBlock,
  RichCell,
  RichDocument,
  RichInline,
  RichList,
  RichListItem,
  RichParagraph,
} from '@danji/contracts/documents/rich-document';
import * as fc from 'fast-check';
import { FILE_ID } from './drawing.ts';

const text = fc.constantFrom('', '가', '나다 ', 'ab', '가나다라 마바사', ' ', '# ', '줄\n바꿈', '👩‍👩‍👧', 'naver.com ');
const marks = fc.record(
  {
    bold: fc.constant(true as const),
    color: fc.constantFrom('#ff0000', '#00ff00'),
    fontSize: fc.constantFrom(11 as const, 38 as const),
  },
  { requiredKeys: [] },
);
const run = fc.tuple(text, marks).map(([content, style]) => ({ text: content, ...style }));
const link = fc
  .array(run, { minLength: 1, maxLength: 2 })
  .map((children): RichInline => ({ type: 'link', url: 'https://danji.kr/', children }));
const inlines = fc.array(
  fc.oneof({ weight: 4, arbitrary: run as fc.Arbitrary<RichInline> }, { weight: 1, arbitrary: link }),
  { minLength: 1, maxLength: 4 },
);
const align = fc.record(
  { align: fc.constantFrom('center' as const, 'right' as const, 'left' as const) },
  { requiredKeys: [] },
);

const paragraph = fc
  .tuple(inlines, align)
  .map(([children, side]): RichParagraph => ({ type: 'paragraph', ...side, children }));
const heading = fc
  .tuple(inlines, fc.constantFrom(1 as const, 2 as const, 3 as const))
  .map(([children, level]): RichBlock => ({ type: 'heading', level, children }));
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((children): RichBlock => ({ type: 'quote', children }));
const divider = fc.constant<RichBlock>({ type: 'divider', children: [{ text: '' }] });
const image = fc.constant<RichBlock & { type: 'image' }>({
  type: 'image',
  fileId: FILE_ID,
  width: 640,
  alt: '그림',
  children: [{ text: '' }],
});
const video = fc.constant<RichBlock>({
  type: 'video',
  provider: 'youtube',
  videoId: 'abcdef',
  start: 3,
  children: [{ text: '' }],
});

const listOf = (level: number): fc.Arbitrary<RichList> => {
  const item: fc.Arbitrary<RichListItem> =
    level >= 5
      ? paragraph.map((line) => ({ type: 'list-item', children: [line] }))
      : fc
          .tuple(
            paragraph,
            fc.option(
              fc
                .nat(3)
                .filter((chance) => chance === 0)
                .chain(() => listOf(level + 1)),
              { nil: undefined, freq: 1 },
            ),
          )
          .map(([line, nested]) => ({ type: 'list-item', children: nested ? [line, nested] : [line] }));
  return fc
    .tuple(
      fc.constantFrom('bulleted-list' as const, 'numbered-list' as const),
      fc.array(item, { minLength: 1, maxLength: 3 }),
    )
    .map(([type, children]) => ({ type, children }));
};
const list = fc.constantFrom(1, 3, 5).chain((level) => listOf(level));

const cell = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: paragraph as fc.Arbitrary<RichCell['children'][number]> },
      { weight: 1, arbitrary: list },
      { weight: 1, arbitrary: image },
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((children): RichCell => ({ type: 'table-cell', children }));
const table = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).chain(([rows, columns]) =>
  fc
    .array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows })
    .map((cells): RichBlock => ({
      type: 'table',
      headerRow: true,
      children: cells.map((children) => ({ type: 'table-row', children })),
    })),
);

/** Any valid block, half of them paragraphs. */
export const anyBlock: fc.Arbitrary<RichBlock> = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  heading,
  quote,
  { weight: 3, arbitrary: list },
  divider,
  image,
  video,
  { weight: 2, arbitrary: table },
);
export const anyBlocks = fc.array(anyBlock, { minLength: 1, maxLength: 4 });
export const anyDocument: fc.Arbitrary<RichDocument> = fc
  .array(anyBlock, { minLength: 1, maxLength: 6 })
  .map((children) => ({ version: 1, children }));
