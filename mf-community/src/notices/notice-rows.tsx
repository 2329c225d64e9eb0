import type { NoticeSummary } from '@danji/contracts/community/notice';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Box, HStack, Icon, Skeleton, Text, VisuallyHidden } from '@danji/ui';

const FRAME = { borderTopWidth: '1px', borderColor: 'border', listStyle: 'none' } as const;
const ITEM_STYLE = { borderBottomWidth: '1px', borderColor: 'border.subtle' } as const;
const ROW = {
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  justifyContent: 'space-between',
  alignItems: { base: 'stretch', md: 'center' },
  gap: { base: 1.5, md: 6 },
  minHeight: { base: '5.5rem', md: '4.5rem' },
  paddingInline: { base: 1, md: 4 },
  paddingBlock: 4,
  color: 'fg',
  textDecoration: 'none',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

function NoticeMetadata({ notice: { published, board } }: { notice: NoticeSummary }) {
  return (
    <HStack as="span" gap={3} flexShrink={0} color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
      {board.file_count > 0 ? (
        <Box as="span" display="inline-flex">
          <Icon name="paperclip" size={16} label={`첨부파일 ${board.file_count}개`} />
        </Box>
      ) : null}
      <span>{`조회 ${formatNumber(board.views)}`}</span>
      <Box as="span" minWidth={{ md: '6rem' }} textAlign={{ md: 'end' }}>
        {formatDate(published)}
      </Box>
    </HStack>
  );
}

/** Notices as a list; the whole row is a link. */
export function NoticeRows({ rows }: { rows: readonly NoticeSummary[] }) {
  return (
    <Box as="ul" css={FRAME}>
      {rows.map((notice) => (
        <Box as="li" key={notice.id} css={ITEM_STYLE}>
          <Box asChild css={ROW}>
            <Link to={webPaths.notice(notice.nano_id)}>
              <HStack as="span" gap={2.5} minWidth={0} alignItems="flex-start">
                {notice.is_important ? <Badge tone="brand">중요</Badge> : null}
                <Text
                  as="span"
                  fontWeight={notice.is_important ? 'bold' : 'medium'}
                  lineClamp={2}
                  overflowWrap="anywhere"
                >
                  {notice.board.title}
                </Text>
              </HStack>
              <NoticeMetadata notice={notice} />
            </Link>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const toIndexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The placeholder of the list while it loads, as high as the rows. */
export function NoticeRowsSkeleton({ count }: { count: number }) {
  return (
    <Box aria-busy css={FRAME}>
      <VisuallyHidden as="output">공지사항 불러오는 중</VisuallyHidden>
      {toIndexes(count).map((index) => (
        <Box key={index} css={ITEM_STYLE}>
          <Box css={ROW}>
            <Skeleton height={5} width={index % 2 ? '45%' : '60%'} />
            <Skeleton height={4} width="9rem" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
