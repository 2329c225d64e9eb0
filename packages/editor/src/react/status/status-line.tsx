import { DOCUMENT_LIMITS } from '@danji/contracts/documents/document-limits';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { HStack, Text } from '@danji/ui';
import { countCharacters } from '../../core/slate/character-count.ts';
import { documentBytes } from './document-bytes.ts';

const format = (count: number): string => count.toLocaleString('ko-KR');

/** Describes which limit a document exceeds that cannot be saved. It is visible before saving is tried. */
function describeExcess(document: RichDocument, characters: number, maxCharacters: number | undefined): string {
  if (maxCharacters !== undefined && characters > maxCharacters)
    return `${format(maxCharacters)}자까지 쓸 수 있는데 ${format(characters - maxCharacters)}자 넘었어요.`;
  if (document.children.length > DOCUMENT_LIMITS.blocks)
    return `문단이 너무 많아요. ${format(DOCUMENT_LIMITS.blocks)}개까지 저장할 수 있어요.`;
  return documentBytes(document) > DOCUMENT_LIMITS.bytes
    ? '내용이 너무 커서 저장할 수 없어요. 글이나 표를 나누어 주세요.'
    : '';
}

/** The length of the text and the limit that it exceeds. `id` is set on the sentence about the limit. */
export function StatusLine({
  document,
  maxCharacters,
  id,
}: {
  document: RichDocument;
  maxCharacters: number | undefined;
  id: string;
}) {
  const { withSpaces, withoutSpaces } = countCharacters(document);
  const limitText = maxCharacters === undefined ? '' : ` / ${format(maxCharacters)}자`;
  return (
    <HStack
      css={{
        order: 2,
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 1,
        paddingInline: 4,
        paddingBlock: 2,
        borderTopWidth: '1px',
        borderColor: 'border.subtle',
      }}
    >
      <Text id={id} size="xs" tone="danger" aria-live="polite" css={{ fontWeight: 'semibold' }}>
        {describeExcess(document, withSpaces, maxCharacters)}
      </Text>
      <Text
        size="xs"
        tone="subtle"
        numeric
        css={{ marginInlineStart: 'auto' }}
      >{`${format(withSpaces)}자${limitText} · 공백 빼고 ${format(withoutSpaces)}자`}</Text>
    </HStack>
  );
}
