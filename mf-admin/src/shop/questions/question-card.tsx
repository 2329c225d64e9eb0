import { useMutation } from '@danji/api-client';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { ProductQuestionState } from '@danji/contracts/codes/product-question-state';
import { formatDateTime } from '@danji/contracts/format/date';
import type { StaffProductQuestion } from '@danji/contracts/shop/product-question';
import { updateStaffQuestion } from '@danji/contracts/shop/product-question.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Badge, Box, Button, Card, HStack, Stack, Text, type Tone } from '@danji/ui';
import { useState } from 'react';
import { AnswerForm } from './answer-form.tsx';

const { WAITING, ANSWERED, HIDDEN } = ProductQuestionState;
const TONES: Readonly<Record<StaffProductQuestion['state'], Tone>> = {
  [WAITING]: 'warning',
  [ANSWERED]: 'success',
  [HIDDEN]: 'neutral',
};

type Change = { answer: null } | { is_hidden: boolean };
type QuestionProps = { question: StaffProductQuestion };

function Actions({ question, onAnswer }: QuestionProps & { onAnswer: () => void }) {
  const { id, updated, answer, is_hidden, is_held } = question;
  const change = useMutation(updateStaffQuestion);
  const [confirm, toast] = [useConfirm(), useToast()];
  const send = async (body: Change, done: string): Promise<void> => {
    const outcome = await change.trigger({ params: { id }, body: { ...body, updated } });
    if (outcome.ok) toast({ title: done, tone: 'success' });
    else toast({ title: '저장하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  const takeBack = async (): Promise<void> => {
    const isSure = await confirm({
      title: '답변을 내릴까요?',
      description: '답변이 지워지고 질문은 다시 답변을 기다려요.',
      confirmLabel: '답변 내리기',
      tone: 'danger',
    });
    if (isSure) await send({ answer: null }, '답변을 내렸어요');
  };
  return (
    <HStack flexWrap="wrap">
      <Button size="sm" variant={answer === null ? 'solid' : 'outline'} onClick={onAnswer}>
        {answer === null ? '답변하기' : '답변 고치기'}
      </Button>
      {answer === null ? null : (
        <Button size="sm" variant="outline" loading={change.isRunning} onClick={() => void takeBack()}>
          답변 내리기
        </Button>
      )}
      {is_hidden ? (
        <Button
          size="sm"
          variant="outline"
          loading={change.isRunning}
          onClick={() => void send({ is_hidden: false }, '질문을 다른 회원에게도 보여요')}
        >
          공개하기
        </Button>
      ) : null}
      {is_hidden && !is_held ? null : (
        <Button
          size="sm"
          variant="ghost"
          loading={change.isRunning}
          onClick={() => void send({ is_hidden: true }, '질문을 가렸어요')}
        >
          가리기
        </Button>
      )}
    </HStack>
  );
}

function describeAsker({ user: { nickname, job_grade, is_vendor }, created }: StaffProductQuestion): string {
  const grade = is_vendor ? '업체' : formatJobGrade(job_grade);
  return [nickname, grade === '-' ? null : grade, formatDateTime(created)].filter(Boolean).join(' · ');
}

const Answer = ({ question: { answer, answered, answered_by } }: QuestionProps) => (
  <Box background="bg.subtle" borderRadius="md" padding={4}>
    <Stack gap={1}>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {answer}
      </Text>
      <Text size="sm" tone="subtle" numeric>
        {[answered_by?.name, formatDateTime(answered)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  </Box>
);

/** A question about a product, its answer, and what an operator does about it. */
export function QuestionCard({ question }: QuestionProps) {
  const { product_code, product_name, title, content, state, is_secret, is_hidden, is_held, answer } = question;
  const [isAnswering, setAnswering] = useState(false);
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={3}>
        <Anchor asChild alignSelf="flex-start" overflowWrap="anywhere">
          <Link to={webPaths.shopProductQuestions(product_code)}>{product_name}</Link>
        </Anchor>
        <HStack flexWrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </Text>
          <Badge tone={TONES[state]}>{ProductQuestionState.label(state)}</Badge>
          {is_secret ? <Badge>비밀글</Badge> : null}
          {is_hidden && state !== HIDDEN ? <Badge tone="danger">다른 회원에게 안 보임</Badge> : null}
        </HStack>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {content}
        </Text>
        <Text size="sm" tone="subtle" numeric>
          {describeAsker(question)}
        </Text>
        {is_held ? (
          <Alert tone="warning" announce={false} title="확인할 표현이 있어 아직 공개되지 않았어요">
            내용을 확인하고 공개하거나 가려 주세요.
          </Alert>
        ) : null}
        {isAnswering ? (
          <AnswerForm question={question} onDone={() => setAnswering(false)} />
        ) : (
          <>
            {answer === null ? null : <Answer question={question} />}
            <Actions question={question} onAnswer={() => setAnswering(true)} />
          </>
        )}
      </Stack>
    </Card>
  );
}
