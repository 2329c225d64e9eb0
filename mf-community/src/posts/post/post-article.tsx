import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { Viewer } from '@danji/editor/viewer';
import { imagePort } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Box, Button, Stack, Text } from '@danji/ui';
import { AnswersSection } from '../answers/answers-section.tsx';
import { Attachments } from '../../shared/attachments.tsx';
import { toListPath } from '../categories.ts';
import { BanGate } from '../bans/ban-gate.tsx';
import { CommentsSection } from '../comments/comments-section.tsx';
import { ThreadMembersProvider } from '../comments/thread-members.tsx';
import { BoughtVersion } from './bought-version.tsx';
import { PaidFiles } from './paid-files.tsx';
import { ReviewNotice } from '../reports/lazy-parts.tsx';
import { PostActions } from './post-actions.tsx';
import { PostHead } from './post-head.tsx';
import { RatingCard } from './rating-card.tsx';
import { WithheldCard } from './withheld-card.tsx';

const { INVISIBLE, BLOCK } = BoardStatus;

/** Tells the author of a post why others do not see it. */
function HiddenAlert({ post: { id, board, is_own } }: { post: CommunityPost }) {
  if (board.board_status === INVISIBLE)
    return (
      <Alert tone="warning" announce={false} title="숨긴 글이에요">
        지금은 나만 볼 수 있어요. 메뉴에서 다시 공개할 수 있어요.
      </Alert>
    );
  if (board.board_status !== BLOCK) return null;
  if (is_own) return <ReviewNotice object={{ kind: ReportedKind.POST, object_id: id }} />;
  return (
    <Alert tone="danger" announce={false} title="운영 정책에 따라 가려진 글이에요">
      다른 사람에게는 보이지 않아요.
    </Alert>
  );
}

/** Shows the parts of a post whose text the reader may read. */
function ReadablePost({ post }: { post: CommunityPost }) {
  const { board, is_question, may_rate, may_comment, is_allow_comment } = post;
  return (
    <>
      {board.content ? (
        <Box maxWidth="prose">
          <Viewer document={board.content} findImage={imagePort.find} />
        </Box>
      ) : null}
      {post.download_price > 0 ? <PaidFiles post={post} /> : <Attachments files={board.files} />}
      {post.bought_version ? <BoughtVersion version={post.bought_version} /> : null}
      <PostActions post={post} />
      {may_rate && !is_question ? (
        <BanGate isQuiet>
          <RatingCard post={post} />
        </BanGate>
      ) : null}
      {is_question ? <AnswersSection post={post} /> : null}
      {is_allow_comment || board.comments > 0 ? (
        <CommentsSection board={board} mayComment={may_comment} isOpen={is_allow_comment} />
      ) : (
        <Text size="sm" tone="subtle">
          글쓴이가 댓글을 받지 않는 글이에요.
        </Text>
      )}
    </>
  );
}

/** Nothing can be operated on paper. */
const ON_PAPER = { _print: { '& :is(button, form)': { display: 'none' } } };

/** A post with everything that belongs to it; only the post with its answers and comments is printed. */
export const PostArticle = ({ post }: { post: CommunityPost }) => (
  <Stack as="article" gap={{ base: 6, md: 8 }} data-paper="" css={ON_PAPER}>
    <HiddenAlert post={post} />
    <PostHead post={post} />
    {post.board.content === null ? (
      <>
        <WithheldCard post={post} />
        <PostActions post={post} />
      </>
    ) : (
      <ThreadMembersProvider author={post.board.user} isOwn={post.is_own}>
        <ReadablePost post={post} />
      </ThreadMembersProvider>
    )}
    <Text as="div" textAlign="center" css={{ _print: { display: 'none' } }}>
      <Button asChild variant="outline" size="lg">
        <Link to={toListPath(post.category)}>목록</Link>
      </Button>
    </Text>
  </Stack>
);
