import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { formatRelative } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, Flex, Heading, HStack, lazyComponent, Rating, ShareButton, Skeleton, Stack } from '@danji/ui';
import { useState } from 'react';
import { Author } from '../author.tsx';
import { OthersMenu } from '../reports/others-menu.tsx';
import { PostBadges } from '../post-badges.tsx';

/** Only an author has it. */
const PostMenu = lazyComponent(
  () => import('./post-menu.tsx'),
  'PostMenu',
  () => <Skeleton boxSize={11} />,
);

/** The title of a post, its classification, who wrote it, and what can be done with it. */
export function PostHead({ post }: { post: CommunityPost }) {
  const { board, published, rating, rating_count, is_own } = post;
  const { kind } = useSession();
  const [now] = useState(() => Date.now());
  return (
    <Stack gap={4} paddingBottom={{ base: 4, md: 5 }} borderBottomWidth="1px" borderColor="border">
      <HStack flexWrap="wrap" gap={1.5}>
        <PostBadges post={post} hasTopic />
      </HStack>
      <Heading as="h1" size="2xl" overflowWrap="anywhere">
        {board.title}
      </Heading>
      <Flex justifyContent="space-between" alignItems="center" gap={3} flexWrap="wrap">
        <Author author={board.user}>
          {[formatRelative(published ?? board.created, now), `조회 ${formatNumber(board.views)}`].join(' · ')}
        </Author>
        <HStack gap={1}>
          <ShareButton size="sm" title={board.title} />
          {kind === 'staff' ? (
            <Button asChild size="sm" variant="ghost" icon="history">
              <Link to={webPaths.communityPostVersions(post.nano_id)}>수정 이력</Link>
            </Button>
          ) : null}
          {is_own ? (
            <PostMenu post={post} />
          ) : (
            <OthersMenu object={{ kind: ReportedKind.POST, object_id: post.id }} author={board.user.nickname} />
          )}
        </HStack>
      </Flex>
      {rating === null ? null : <Rating value={rating} count={rating_count} size="sm" />}
    </Stack>
  );
}
