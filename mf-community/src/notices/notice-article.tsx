import type { Notice } from '@danji/contracts/community/notice';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Viewer } from '@danji/editor/viewer';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Badge, Box, Button, Flex, Heading, HStack, ShareButton, Stack, Text } from '@danji/ui';
import { Attachments } from '../shared/attachments.tsx';
import { AdjacentNotices } from './adjacent-notices.tsx';

const NOT_ON_PAPER = { '@media print': { display: 'none' } };

function Head({ notice: { is_important, published, board } }: { notice: Notice }) {
  return (
    <Stack gap={4} paddingBottom={{ base: 5, md: 6 }} borderBottomWidth="1px" borderColor="border">
      {is_important ? (
        <Box>
          <Badge tone="brand">중요</Badge>
        </Box>
      ) : null}
      <Heading as="h1" size="2xl" overflowWrap="anywhere">
        {board.title}
      </Heading>
      <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
        <HStack gap={3} color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
          <span>{formatDate(published ?? board.updated)}</span>
          <span>{`조회 ${formatNumber(board.views)}`}</span>
        </HStack>
        <Box css={NOT_ON_PAPER}>
          <ShareButton size="sm" title={board.title} />
        </Box>
      </Flex>
    </Stack>
  );
}

/** One notice with everything that belongs to it; only the notice is printed. */
export function NoticeArticle({ notice }: { notice: Notice }) {
  const { board } = notice;
  return (
    <Stack as="article" gap={{ base: 6, md: 8 }} data-paper="">
      {board.board_status === BoardStatus.VISIBLE ? null : (
        <Alert tone="warning" announce={false} title={`${BoardStatus.label(board.board_status)} 상태예요`}>
          지금은 운영자만 볼 수 있어요.
        </Alert>
      )}
      <Head notice={notice} />
      <Box maxWidth="prose">
        <Viewer document={board.content} findImage="public" />
      </Box>
      <Attachments files={board.files} />
      <Text as="div" textAlign="center" css={NOT_ON_PAPER}>
        <Button asChild variant="outline" size="lg">
          <Link to={webPaths.notices}>목록</Link>
        </Button>
      </Text>
      <AdjacentNotices notice={notice} />
    </Stack>
  );
}
