import type {
  RichBlock,
  RichCell,
  RichDocument,
  RichInline,
  RichListItem,
  RichParagraph,
  RichTable,
} from '@danji/contracts/documents/rich-document';

/** Seeded random numbers for the corpus, so that two runs, and two editors, get the same text. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
type Random = ReturnType<typeof createRandom>;

const WORDS =
  '관리사무소 입주민 여러분 엘리베이터 정기 점검 안내 지하 주차장 물청소 일정 소방 시설 승강기 교체 공사 장기 수선 충당금 사용 계획 이번 달 관리비 부과 내역 회의 결과 공지 어린이 놀이터 방역 작업 협조 부탁드려요 외벽 균열 보수 업체 선정 견적 비교 재활용 분리수거 요일 변경 단수 예정'.split(
    ' ',
  );
/** Share of each kind of block in a mixed document, in percent. */
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
/** Size of the table that rows are added to. */
const LARGE_TABLE = { rows: 20, columns: 10 } as const;

function drawText(random: Random, from: number, to: number): string {
  const length = from + random(to - from);
  let text = '';
  while (text.length < length) text += `${text && ' '}${WORDS[random(WORDS.length)] ?? ''}`;
  return text;
}

/** One paragraph in five has bold text, one in twenty a link. */
function drawParagraph(random: Random): RichParagraph {
  const [before, middle, after] = [
    `${drawText(random, 20, 60)} `,
    drawText(random, 5, 12),
    ` ${drawText(random, 35, 88)}`,
  ];
  const outcome = random(20);
  if (outcome > 4) return paragraphOf(before + middle + after);
  const marked: RichInline =
    outcome === 0
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

/** Five rows of four columns; one cell spans two rows, another two columns. */
function drawTable(random: Random): RichTable {
  const cells = (count: number) => Array.from({ length: count }, () => cellOf(drawText(random, 2, 12)));
  const rows = [
    cells(4),
    [cellOf(drawText(random, 2, 8), { rowSpan: 2 }), ...cells(3)],
    cells(3),
    [...cells(1), cellOf(drawText(random, 4, 16), { colSpan: 2 }), ...cells(1)],
    cells(4),
  ];
  return { type: 'table', headerRow: true, children: rows.map((children) => ({ type: 'table-row', children })) };
}

function drawList(random: Random): RichBlock {
  const item = (): RichListItem => ({ type: 'list-item', children: [paragraphOf(drawText(random, 10, 40))] });
  const nested: RichListItem = {
    type: 'list-item',
    children: [paragraphOf(drawText(random, 10, 40)), { type: 'bulleted-list', children: [item(), item()] }],
  };
  return { type: random(2) === 0 ? 'bulleted-list' : 'numbered-list', children: [item(), nested, item()] };
}

function drawBlock(kind: Kind, random: Random): RichBlock {
  switch (kind) {
    case 'heading':
      return {
        type: 'heading',
        level: ([1, 2, 3] as const)[random(3)] ?? 1,
        children: [{ text: drawText(random, 8, 24) }],
      };
    case 'list':
      return drawList(random);
    case 'quote':
      return { type: 'quote', children: [drawParagraph(random)] };
    case 'image':
      return {
        type: 'image',
        fileId: `00000000-0000-4000-8000-${String(random(1_000_000)).padStart(12, '0')}`,
        width: 640,
        height: 360,
        alt: '단지 전경',
        children: [{ text: '' }],
      };
    case 'table':
      return drawTable(random);
    case 'video':
      return { type: 'video', provider: 'youtube', videoId: 'aqz-KE-bpKQ', children: [{ text: '' }] };
    default:
      return drawParagraph(random);
  }
}

function drawKind(random: Random): Kind {
  let left = random(100);
  for (const [kind, share] of SHARES) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'paragraph';
}

/**
 * Builds a document of `blocks` top-level blocks, the same at every call. The first, the middle and the last block are
 * paragraphs.
 */
export function buildCorpus(blocks: number, kind: CorpusKind): RichDocument {
  const random = createRandom(20_260_420);
  const middle = Math.floor(blocks / 2);
  let last: Kind = 'paragraph';
  const children = Array.from({ length: blocks }, (_, index) => {
    const isFixed = kind === 'plain' || index === 0 || index === middle || index === blocks - 1;
    const drawn = isFixed ? 'paragraph' : drawKind(random);
    // Two adjacent lists would be merged into one.
    last = drawn === 'list' && last === 'list' ? 'paragraph' : drawn;
    return drawBlock(last, random);
  });
  // Keys are typed into text without marks, which every editor stores as one text node.
  if (blocks > 0) children[middle] = paragraphOf(drawText(createRandom(7), 100, 140));
  return { version: 1, children };
}

/** Builds a table with text in every cell. */
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

/** Builds paragraphs as clipboard data, HTML and plain text. */
export function buildClipboard(paragraphs: number): { html: string; text: string } {
  const random = createRandom(11);
  const lines = Array.from({ length: paragraphs }, () => drawText(random, 60, 160));
  return { html: lines.map((line) => `<p>${line}</p>`).join(''), text: lines.join('\n') };
}
