import type { Notice, NoticeNeighbour } from '@danji/contracts/community/notice';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Icon, Text, type IconName } from '@danji/ui';

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: '3.5rem',
  paddingInline: { base: 1, md: 4 },
  paddingBlock: 2.5,
  color: 'fg',
  textDecoration: 'none',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outlineOffset: '-2px' },
} as const;

function AdjacentNotice({ label, icon, notice }: { label: string; icon: IconName; notice: NoticeNeighbour | null }) {
  if (!notice) return null;
  return (
    <Box as="li" borderBottomWidth="1px" borderColor="border.subtle">
      <Box asChild css={ROW}>
        <Link to={webPaths.notice(notice.nano_id)}>
          <Box
            as="span"
            display="inline-flex"
            alignItems="center"
            gap={1.5}
            flexShrink={0}
            color="fg.subtle"
            fontSize="sm"
          >
            <Icon name={icon} size={16} />
            {label}
          </Box>
          <Text as="span" flex="1 1 8rem" fontWeight="medium" truncate>
            {notice.title}
          </Text>
          <Text as="span" size="sm" tone="subtle" numeric flexShrink={0} display={{ base: 'none', sm: 'inline' }}>
            {formatDate(notice.published)}
          </Text>
        </Link>
      </Box>
    </Box>
  );
}

/** Links to the notices before and after this one, by publication date. */
export function AdjacentNotices({ notice: { next, previous } }: { notice: Pick<Notice, 'next' | 'previous'> }) {
  if (!next && !previous) return null;
  return (
    <Box as="nav" aria-label="다른 공지" css={{ '@media print': { display: 'none' } }}>
      <Box as="ul" listStyle="none" borderTopWidth="1px" borderColor="border">
        <AdjacentNotice label="다음 글" icon="chevron-up" notice={next} />
        <AdjacentNotice label="이전 글" icon="chevron-down" notice={previous} />
      </Box>
    </Box>
  );
}
