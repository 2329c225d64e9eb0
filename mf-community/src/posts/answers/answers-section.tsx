import { useEndpoint } from '@danji/api-client';
import { listCommunityAnswers } from '@danji/contracts/community/community-answer.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { formatNumber, formatPoints } from '@danji/contracts/format/number';
import { Button, FailedState, Heading, ListSkeleton, Pagination, Stack, Text } from '@danji/ui';
import { useMemo, useState } from 'react';
import { AllButton } from '../all-button.tsx';
import { useWrittenHere } from '../comments/thread-members.tsx';
import { SignInLine } from '../sign-in-line.tsx';
import { useShownInView, usePointed } from '../use-pointed.ts';
import { AnswerCard } from './answer-card.tsx';
import { AnswerForm } from './lazy-form.tsx';

const PAGE_SIZE = 20;

/** Describes the points that the author of an answer may expect. */
const describeReward = ({ price, is_accepted }: CommunityPost): string | undefined =>
  price > 0 && !is_accepted ? `답변이 채택되면 ${formatPoints(price)}를 받아요.` : undefined;

function AnswerList({ question }: { question: CommunityPost }) {
  const [page, setPage] = useState(1);
  const { answer, showAll } = usePointed();
  const inView = useShownInView(answer !== undefined);
  const query = { question_nano_id: question.nano_id, ...(answer ? { answer } : { page, page_size: PAGE_SIZE }) };
  const { data, error, isRefreshing, refresh } = useEndpoint(listCommunityAnswers, { query }, { keepPrevious: true });
  const written = useMemo(() => data?.results.map(({ board: { user }, is_own }) => ({ user, is_own })), [data]);
  useWrittenHere(written);
  if (!data && error)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton count={2} label="답변 불러오는 중" />;
  if (data.count === 0 && !answer) return <Text tone="muted">아직 답변이 없어요.</Text>;
  return (
    <>
      {data.count === 0 ? <Text tone="muted">찾는 답변이 없어요. 지워졌을 수 있어요.</Text> : null}
      <Stack as="ul" ref={inView} gap={4} listStyleType="none">
        {data.results.map((answer) => (
          <AnswerCard key={answer.id} answer={answer} question={question} />
        ))}
      </Stack>
      {answer ? (
        <AllButton onClick={() => showAll('answer', 'comment')}>답변 모두 보기</AllButton>
      ) : (
        <Pagination page={page} pageSize={PAGE_SIZE} count={data.count} onChange={setPage} />
      )}
    </>
  );
}

/** The answers to a question, the accepted one first, and the form of a new one. */
export function AnswersSection({ post }: { post: CommunityPost }) {
  const [isWriting, setIsWriting] = useState(false);
  const { answers, may_answer, is_accepted } = post;
  const { showAll } = usePointed();
  const reward = describeReward(post);
  const close = (): void => {
    showAll('answer', 'comment');
    setIsWriting(false);
  };
  return (
    <Stack as="section" aria-label="답변" gap={4}>
      <Stack gap={1}>
        <Heading as="h2" size="md">
          {answers > 0 ? `답변 ${formatNumber(answers)}` : '답변'}
        </Heading>
        {reward === undefined ? null : (
          <Text size="sm" tone="muted">
            {reward}
          </Text>
        )}
      </Stack>
      <AnswerList question={post} />
      {isWriting ? (
        <AnswerForm question={post} onDone={close} />
      ) : may_answer ? (
        <Button icon="pencil" alignSelf={{ base: 'stretch', sm: 'flex-start' }} onClick={() => setIsWriting(true)}>
          답변 쓰기
        </Button>
      ) : null}
      {is_accepted ? null : <SignInLine>로그인하고 답변 쓰기</SignInLine>}
    </Stack>
  );
}
