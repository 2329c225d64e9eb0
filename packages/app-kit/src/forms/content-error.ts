import { toInlineText } from '@danji/contracts/documents/document-text';
import type { RichBlock, RichDocument, RichInline } from '@danji/contracts/documents/rich-document';

const NAMES: Readonly<Record<RichBlock['type'], string>> = {
  paragraph: '문단',
  heading: '제목',
  quote: '인용',
  'bulleted-list': '목록',
  'numbered-list': '번호 목록',
  divider: '구분선',
  image: '이미지',
  video: '동영상',
  table: '표',
};
/** The parts inside a block that the message numbers. */
const PARTS: Partial<Record<RichBlock['type'], readonly string[]>> = {
  table: ['줄', '칸'],
  'bulleted-list': ['항목'],
  'numbered-list': ['항목'],
  quote: ['줄'],
};
/** The number of characters of the text that the message quotes, so that the user finds the block. */
const MAX_QUOTED_CHARACTERS = 12;
/** The largest number of errors that one message names. */
const MAX_MESSAGES = 2;

/** Converts a path to list positions: `content.children[3].children.0` gives 3, then 0. */
const toPositions = (path: string): number[] =>
  [...path.matchAll(/children(?:\[(\d+)\]|\.(\d+))/g)].map(([, bracketed, dotted]) => Number(bracketed ?? dotted));

function quote(block: RichBlock): string {
  if (block.type !== 'paragraph' && block.type !== 'heading') return '';
  const text = toInlineText(block.children as RichInline[]).trim();
  if (text === '') return '';
  return ` '${text.length > MAX_QUOTED_CHARACTERS ? `${text.slice(0, MAX_QUOTED_CHARACTERS).trimEnd()}…` : text}'`;
}

/** Describes the position that a path leads to: `2번째 표의 3번째 줄 1번째 칸`; the text is empty when the path means the whole document. */
function describePosition({ children }: RichDocument, path: string): string {
  const [top, ...inner] = toPositions(path);
  const block = top === undefined ? undefined : children[top];
  if (!block) return '';
  const nth = children.slice(0, top).filter(({ type }) => type === block.type).length + 1;
  const parts = (PARTS[block.type] ?? []).flatMap((name, depth) =>
    inner[depth] === undefined ? [] : [`${inner[depth] + 1}번째 ${name}`],
  );
  return `${nth}번째 ${NAMES[block.type]}${quote(block)}${parts.length > 0 ? `의 ${parts.join(' ')}` : ''}`;
}

/** Joins the errors inside a document to one message that names their positions. */
export function toContentError(document: RichDocument, errors: readonly (readonly [string, string])[]): string {
  const messages = errors
    .slice(0, MAX_MESSAGES)
    .map(([path, message]) => [describePosition(document, path), message].filter(Boolean).join(': '));
  const more = errors.length - messages.length;
  return `${messages.join(' ')}${more > 0 ? ` 그 밖에 ${more}곳이 더 있어요.` : ''}`;
}
