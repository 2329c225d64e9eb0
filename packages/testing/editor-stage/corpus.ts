import type {
  RichBlock,
  RichCell,
  RichDocument,
  RichInline,
  RichListItem,
  RichParagraph,
  RichTable,
} from '@danji/contracts/documents/rich-document';

/** Every letter of a corpus comes from here, so that two runs, and two editors, get the same text. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
type Dice = ReturnType<typeof createDice>;

const WORDS =
  '관리사무소 입주민 여러분 엘리베이터 정기 점검 안내 지하 주차장 물청소 일정 소방 시설 승강기 교체 공사 장기 수선 충당금 사용 계획 이번 달 관리비 부과 내역 회의 결과 공지 어린이 놀이터 방역 작업 협조 부탁드려요 외벽 균열 보수 업체 선정 견적 비교 재활용 분리수거 요일 변경 단수 예정'.split(
    ' ',
  );
/** Share of each kind in a mixed document, in percent. */
const SHARES = [
  ['paragraph', 70],
  ['heading', 10],
  ['list', 8],
  ['quote', 4],
  ['image', 4],
  ['table', 3],
  ['video', 1],
] as const;
type Kind = (typeof SHARES)[number][0];

export type CorpusKind = 'mixed' | 'plain';
/** Rows and columns of the table a row is added to. */
const LARGE_TABLE = { rows: 20, columns: 10 } as const;

function drawText(dice: Dice, from: number, to: number): string {
  const length = from + dice(to - from);
  let text = '';
  while (text.length < length) text += `${text && ' '}${WORDS[dice(WORDS.length)] ?? ''}`;
  return text;
}

/** One paragraph in five has bold words, one in twenty a link. */
function drawParagraph(dice: Dice): RichParagraph {
  const [before, middle, after] = [`${drawText(dice, 20, 60)} `, drawText(dice, 5, 12), ` ${drawText(dice, 35, 88)}`];
  const side = dice(20);
  if (side > 4) return paragraphOf(before + middle + after);
  const marked: RichInline =
    side === 0
      ? { type: 'link', url: 'https://example.com/notice', children: [{ text: middle }] }
      : { text: middle, bold: true };
  return { type: 'paragraph', children: [{ text: before }, marked, { text: after }] };
}

const paragraphOf = (text: string): RichParagraph => ({ type: 'paragraph', children: [{ text }] });
const cellOf = (text: string, spans: Pick<RichCell, 'colSpan' | 'rowSpan'> = {}): RichCell => ({
  type: 'table-cell',
  ...spans,
  children: [paragraphOf(text)],
});

/** Five rows of four columns; one cell covers two rows, one two columns. */
function drawTable(dice: Dice): RichTable {
  const cells = (count: number) => Array.from({ length: count }, () => cellOf(drawText(dice, 2, 12)));
  const rows = [
    cells(4),
    [cellOf(drawText(dice, 2, 8), { rowSpan: 2 }), ...cells(3)],
    cells(3),
    [...cells(1), cellOf(drawText(dice, 4, 16), { colSpan: 2 }), ...cells(1)],
    cells(4),
  ];
  return { type: 'table', headerRow: true, children: rows.map((children) => ({ type: 'table-row', children })) };
}

function drawList(dice: Dice): RichBlock {
  const item = (): RichListItem => ({ type: 'list-item', children: [paragraphOf(drawText(dice, 10, 40))] });
  const nested: RichListItem = {
    type: 'list-item',
    children: [paragraphOf(drawText(dice, 10, 40)), { type: 'bulleted-list', children: [item(), item()] }],
  };
  return { type: dice(2) === 0 ? 'bulleted-list' : 'numbered-list', children: [item(), nested, item()] };
}

function drawBlock(kind: Kind, dice: Dice): RichBlock {
  switch (kind) {
    case 'heading':
      return {
        type: 'heading',
        level: ([1, 2, 3] as const)[dice(3)] ?? 1,
        children: [{ text: drawText(dice, 8, 24) }],
      };
    case 'list':
      return drawList(dice);
    case 'quote':
      return { type: 'quote', children: [drawParagraph(dice)] };
    case 'image':
      return {
        type: 'image',
        fileId: `00000000-0000-4000-8000-${String(dice(1_000_000)).padStart(12, '0')}`,
        width: 640,
        height: 360,
        alt: '단지 전경',
        children: [{ text: '' }],
      };
    case 'table':
      return drawTable(dice);
    case 'video':
      return { type: 'video', provider: 'youtube', videoId: 'aqz-KE-bpKQ', children: [{ text: '' }] };
    default:
      return drawParagraph(dice);
  }
}

function drawKind(dice: Dice): Kind {
  let left = dice(100);
  for (const [kind, share] of SHARES) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'paragraph';
}

/** A document of so many top-level blocks, the same at every call. It begins, ends and has its middle in a paragraph. */
export function buildCorpus(blocks: number, kind: CorpusKind): RichDocument {
  const dice = createDice(20_260_420);
  const middle = Math.floor(blocks / 2);
  let last: Kind = 'paragraph';
  const children = Array.from({ length: blocks }, (_, index) => {
    const isFixed = kind === 'plain' || index === 0 || index === middle || index === blocks - 1;
    const drawn = isFixed ? 'paragraph' : drawKind(dice);
    // Two lists that touch are one.
    last = drawn === 'list' && last === 'list' ? 'paragraph' : drawn;
    return drawBlock(last, dice);
  });
  // Where keys are typed stands text without marks: every editor keeps it in one piece.
  if (blocks > 0) children[middle] = paragraphOf(drawText(createDice(7), 100, 140));
  return { version: 1, children };
}

/** A table with text in every cell. */
export function buildLargeTable(): RichTable {
  const { rows, columns } = LARGE_TABLE;
  return {
    type: 'table',
    headerRow: true,
    children: Array.from({ length: rows }, (_, row) => ({
      type: 'table-row',
      children: Array.from({ length: columns }, (_, column) => cellOf(`${row + 1}행 ${column + 1}열`)),
    })),
  };
}

/** So many paragraphs as a clipboard has them, HTML and plain text. */
export function buildClipboard(paragraphs: number): { html: string; text: string } {
  const dice = createDice(11);
  const lines = Array.from({ length: paragraphs }, () => drawText(dice, 60, 160));
  return { html: lines.map((line) => `<p>${line}</p>`).join(''), text: lines.join('\n') };
}
