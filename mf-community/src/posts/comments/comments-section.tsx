import { useEndpoint } from '@danji/api-client';
import type { BoardComment } from '@danji/contracts/community/board-comment';
import { listBoardComments } from '@danji/contracts/community/board-comment.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { formatNumber } from '@danji/contracts/format/number';
import { Box, FailedState, Heading, ListSkeleton, Pagination, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { AllButton } from '../all-button.tsx';
import { SignInLine } from '../sign-in-line.tsx';
import { useShownInView, usePointed } from '../use-pointed.ts';
import { CommentRow } from './comment-row.tsx';
import { CommentForm } from './lazy-forms.tsx';
import { useWrittenHere } from './thread-members.tsx';
import { type CommentThread, toThreads } from './threads.ts';

const PAGE_SIZE = 50;
const REPLIES = {
  listStyle: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  marginTop: 4,
  paddingInlineStart: { base: 4, sm: 8 },
  borderInlineStartWidth: '2px',
  borderColor: 'border.subtle',
} as const;

type ThreadProps = { thread: CommentThread; boardId: number; now: number; mayComment: boolean };

function Thread({ thread: { id, first, replies }, ...rest }: ThreadProps) {
  return (
    <Box as="li">
      {first ? <CommentRow comment={first} isReplyToFirst={false} {...rest} /> : null}
      {replies.length > 0 ? (
        <Box as="ul" css={REPLIES}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentRow comment={reply} isReplyToFirst={reply.parent_id === id && first !== undefined} {...rest} />
            </li>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

type CommentListProps = {
  board: Pick<CommunityPost['board'], 'id'>;
  answer: string | undefined;
  mayComment: boolean;
  page: number;
  onPage: (page: number) => void;
};

/** The comments of a page in their states. */
function CommentList({ board: { id }, answer, mayComment, page, onPage }: CommentListProps) {
  const [now] = useState(() => Date.now());
  const pointed = usePointed();
  const comment = pointed.answer === answer ? pointed.comment : undefined;
  const inView = useShownInView(comment !== undefined);
  const query = { board_id: id, ...(comment ? { comment } : { page, page_size: PAGE_SIZE }) };
  const { data, error, isRefreshing, refresh } = useEndpoint(listBoardComments, { query }, { keepPrevious: true });
  useWrittenHere(data?.results);
  if (!data && error)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton count={2} label="댓글 불러오는 중" />;
  if (data.count === 0 && !comment)
    return (
      <Text tone="muted">{mayComment ? '아직 댓글이 없어요. 첫 댓글을 남겨 보세요.' : '아직 댓글이 없어요.'}</Text>
    );
  return (
    <>
      {data.count === 0 ? <Text tone="muted">찾는 댓글이 없어요. 지워졌을 수 있어요.</Text> : null}
      <Stack as="ul" ref={inView} gap={6} listStyleType="none">
        {toThreads(data.results).map((thread) => (
          <Thread key={thread.id} thread={thread} boardId={id} now={now} mayComment={mayComment} />
        ))}
      </Stack>
      {comment ? (
        <AllButton onClick={() => pointed.showAll('comment')}>댓글 모두 보기</AllButton>
      ) : (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          count={data.count}
          isCapped={data.is_count_capped ?? false}
          onChange={onPage}
        />
      )}
    </>
  );
}

type CommentsSectionProps = {
  board: Pick<CommunityPost['board'], 'id' | 'comments'>;
  /** The answer that they are on; none for those on the post. */
  answer?: string;
  mayComment: boolean;
  /** Whether comments are taken at all. */
  isOpen: boolean;
  /** The level of its heading: below an answer it is one deeper. */
  level?: 2 | 3;
};

/** The comments on a post or an answer, and the form of a new one. */
export function CommentsSection({ board, answer, mayComment, isOpen, level = 2 }: CommentsSectionProps) {
  const [page, setPage] = useState(1);
  const { id, comments } = board;
  const { showAll } = usePointed();
  // A new thread is the last of the list.
  const showLast = (_comment: BoardComment): void => {
    showAll('comment');
    setPage(Math.max(1, Math.ceil((comments + 1) / PAGE_SIZE)));
  };
  return (
    <Stack as="section" aria-label="댓글" gap={5}>
      <Heading as={level === 2 ? 'h2' : 'h3'} size={level === 2 ? 'md' : 'sm'}>
        {comments > 0 ? `댓글 ${formatNumber(comments)}` : '댓글'}
      </Heading>
      <CommentList board={board} answer={answer} mayComment={mayComment} page={page} onPage={setPage} />
      {mayComment ? <CommentForm boardId={id} onSaved={showLast} /> : null}
      {isOpen ? <SignInLine>로그인하고 댓글 쓰기</SignInLine> : null}
    </Stack>
  );
}
