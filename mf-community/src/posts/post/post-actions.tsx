import { useMutation } from '@danji/api-client';
import { bookmarkCommunityPost, followCommunityPost } from '@danji/contracts/community/community-follow.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { useToast } from '@danji/shell-sdk';
import { Button, HStack } from '@danji/ui';
import { useIsMember } from '../../shared/use-is-member.ts';
import { RecommendButton } from '../recommend-button.tsx';

type Marked = { post: CommunityPost };

/** Puts a post among the bookmarks, or takes it away. */
function BookmarkButton({ post: { nano_id, is_bookmarked } }: Marked) {
  const { trigger, isRunning } = useMutation(bookmarkCommunityPost);
  const toast = useToast();
  const change = async (): Promise<void> => {
    const outcome = await trigger({ body: { nano_id, is_bookmarked: !is_bookmarked } });
    if (!outcome.ok) toast({ title: '북마크를 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
    else if (outcome.data.is_bookmarked) toast({ title: '북마크에 담았어요', tone: 'success' });
  };
  return (
    <Button
      variant={is_bookmarked ? 'subtle' : 'outline'}
      icon="star"
      aria-pressed={is_bookmarked}
      loading={isRunning}
      onClick={() => void change()}
    >
      북마크
    </Button>
  );
}

/** Has the reader told of new answers and comments, or no longer. */
function FollowButton({ post: { nano_id, is_following } }: Marked) {
  const { trigger, isRunning } = useMutation(followCommunityPost);
  const toast = useToast();
  const change = async (): Promise<void> => {
    const outcome = await trigger({ body: { nano_id, is_following: !is_following } });
    if (!outcome.ok) toast({ title: '알림을 바꾸지 못했어요', description: outcome.error.title, tone: 'danger' });
    else if (outcome.data.is_following) toast({ title: '새 답변과 댓글이 달리면 알려 드릴게요', tone: 'success' });
  };
  return (
    <Button
      variant={is_following ? 'subtle' : 'outline'}
      icon="bell"
      aria-pressed={is_following}
      loading={isRunning}
      onClick={() => void change()}
    >
      알림 받기
    </Button>
  );
}

/** Recommends a post, keeps it as a bookmark and follows it. */
export function PostActions({ post }: Marked) {
  const isMember = useIsMember();
  const { board, is_own } = post;
  const isReadable = board.content !== null;
  return (
    <HStack flexWrap="wrap" gap={2}>
      {isReadable ? <RecommendButton target={{ board_id: board.id }} of={post} variant="outline" /> : null}
      {isMember ? <BookmarkButton post={post} /> : null}
      {isMember && isReadable && !is_own ? <FollowButton post={post} /> : null}
    </HStack>
  );
}
