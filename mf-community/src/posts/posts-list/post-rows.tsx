import type { CommunityPostLine } from '@danji/contracts/community/community-post';
import { formatRelative } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useLocation } from '@danji/shell-sdk/router';
import { Anchor, Box, Flex, HStack, Icon, Rating, Skeleton, Stack, Text, VisuallyHidden } from '@danji/ui';
import { useState } from 'react';
import { AuthorName, describeAuthor } from '../author.tsx';
import { PostBadges } from '../post-badges.tsx';

/** Cards below one another on a phone, rows between lines where there is room. */
const FRAME = {
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  gap: { base: 3, md: 0 },
  borderTopWidth: { md: '1px' },
  borderColor: 'border',
} as const;
const ITEM = {
  position: 'relative',
  padding: { base: 4, md: 5 },
  paddingInline: { md: 4 },
  bg: { base: 'bg.panel', md: 'transparent' },
  borderWidth: { base: '1px', md: 0 },
  borderBottomWidth: { base: '1px', md: '1px' },
  borderColor: { base: 'border', md: 'border.subtle' },
  borderRadius: { base: 'lg', md: 'none' },
  _hover: { bg: 'bg.subtle' },
} as const;
/** A press anywhere on the row opens the post. */
const TITLE = {
  fontWeight: 'semibold',
  fontSize: { base: 'md', md: 'lg' },
  lineHeight: '1.45',
  lineClamp: 2,
  overflowWrap: 'anywhere',
  _after: { content: '""', position: 'absolute', inset: 0 },
} as const;

/** How often it was read, answered and commented on. */
function Counts({
  post: { board, is_question, answers, recommends, rating, rating_count },
}: {
  post: CommunityPostLine;
}) {
  return (
    <HStack as="span" gap={3} color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums" flexWrap="wrap">
      {rating === null ? null : <Rating value={rating} count={rating_count} size="sm" />}
      <HStack as="span" gap={1}>
        <Icon name="eye" size={16} label="조회" />
        {formatNumber(board.views)}
      </HStack>
      {recommends > 0 ? <span>{`추천 ${formatNumber(recommends)}`}</span> : null}
      {is_question ? <span>{`답변 ${formatNumber(answers)}`}</span> : null}
      <HStack as="span" gap={1}>
        <Icon name="message-circle" size={16} label="댓글" />
        {formatNumber(board.comments)}
      </HStack>
    </HStack>
  );
}

function PostRow({ post, now }: { post: CommunityPostLine; now: number }) {
  const { board, preview, published, nano_id } = post;
  const { pathname, search } = useLocation();
  return (
    <Box as="li" css={ITEM}>
      <Stack gap={2}>
        <HStack flexWrap="wrap" gap={1.5}>
          <PostBadges post={post} />
        </HStack>
        <Stack gap={1}>
          <Anchor asChild variant="plain" css={TITLE}>
            <Link to={webPaths.communityPost(nano_id)} state={{ list: pathname + search }}>
              {board.title}
            </Link>
          </Anchor>
          {preview === '' ? null : (
            <Text tone="muted" size="sm" lineClamp={2} overflowWrap="anywhere">
              {preview}
            </Text>
          )}
        </Stack>
        <Flex justifyContent="space-between" flexWrap="wrap" columnGap={4} rowGap={1}>
          <Text as="span" size="sm" tone="subtle" overflowWrap="anywhere">
            <Box as="span" position="relative" zIndex="1">
              <AuthorName author={board.user} />
            </Box>
            {['', describeAuthor(board.user), formatRelative(published ?? board.created, now)]
              .filter((part, at) => at === 0 || part !== '')
              .join(' · ')}
          </Text>
          <Counts post={post} />
        </Flex>
      </Stack>
    </Box>
  );
}

/** Posts as a list. */
export function PostRows({ posts }: { posts: readonly CommunityPostLine[] }) {
  const [now] = useState(() => Date.now());
  return (
    <Box as="ul" css={FRAME}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} now={now} />
      ))}
    </Box>
  );
}

const PLACES = Array.from({ length: 6 }, (_, index) => index);

/** The placeholder of the list while it loads, as high as its rows. */
export const PostRowsSkeleton = () => (
  <Box css={FRAME} aria-busy>
    <VisuallyHidden as="output">글 목록 불러오는 중</VisuallyHidden>
    {PLACES.map((index) => (
      <Box key={index} css={ITEM}>
        <Stack gap={2}>
          <Skeleton height={6} width={24} />
          <Skeleton height={6} width={index % 2 ? '70%' : '50%'} />
          <Skeleton height={10} />
          <Skeleton height={5} width="40%" />
        </Stack>
      </Box>
    ))}
  </Box>
);
