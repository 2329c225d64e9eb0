import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { SUGGEST_QUESTION_LIMITS as LIMITS, type SuggestQuestion } from '@danji/contracts/bids/suggest-question';
import { answerSuggestQuestion, askAboutSuggestItem } from '@danji/contracts/bids/suggest-question.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { useModal, useToast } from '@danji/shell-sdk';
import { Badge, Button, HStack, Stack, Text, Textarea } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';

type NoticeProps = { notice: SuggestItem };
type QuestionProps = { question: SuggestQuestion };

function AskForm({ notice: { nano_id }, onDone }: NoticeProps & { onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: askAboutSuggestItem,
    initial: { content: '' },
    toInput: ({ content }) => ({ body: { item_nano_id: nano_id, content } }),
    onSaved: () => {
      toast({ title: '질문을 올렸어요', description: '답변이 올라오면 알려 드려요.', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField
        form={form}
        name="content"
        label="질문"
        required
        help="공고를 열람한 업체 모두가 봐요. 누가 물었는지는 아무도 몰라요."
      >
        {(field) => <Textarea {...field} rows={5} maxLength={LIMITS.questionCharacters} />}
      </FormField>
      <FormActions form={form} submitLabel="질문 올리기" onCancel={onDone} />
    </Form>
  );
}

function AnswerForm({ question, onDone }: QuestionProps & { onDone: () => void }) {
  const toast = useToast();
  const form = useRecordForm({
    call: answerSuggestQuestion,
    initial: { answer: question.answer ?? '' },
    toInput: ({ answer }) => ({ body: { question_id: question.id, answer } }),
    onSaved: () => {
      toast({ title: '답변을 올렸어요', tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {question.content}
      </Text>
      <FormField form={form} name="answer" label="답변" required help="공고를 열람한 업체 모두가 봐요.">
        {(field) => <Textarea {...field} rows={6} maxLength={LIMITS.answerCharacters} />}
      </FormField>
      <FormActions form={form} submitLabel="답변 올리기" onCancel={onDone} />
    </Form>
  );
}

function Question({ question, mayAnswer }: QuestionProps & { mayAnswer: boolean }) {
  const { content, is_mine, created, answer, answered } = question;
  const modal = useModal();
  const open = (): void =>
    void modal.open((close) => <AnswerForm question={question} onDone={close} />, {
      title: answer === null ? '답변하기' : '답변 고치기',
      directClose: false,
    });
  return (
    <Stack as="li" gap={2}>
      <HStack flexWrap="wrap">
        <Badge tone={answer === null ? 'warning' : 'success'}>{answer === null ? '답변 대기' : '답변 완료'}</Badge>
        {is_mine ? <Badge>내 질문</Badge> : null}
        <Text size="sm" tone="subtle" numeric>
          {formatDateTime(created)}
        </Text>
      </HStack>
      <Text fontWeight="medium" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {content}
      </Text>
      {answer === null ? null : (
        <Stack gap={1} paddingInlineStart={4} borderInlineStartWidth="2px" borderColor="border">
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {answer}
          </Text>
          <Text size="sm" tone="subtle" numeric>
            {`관리사무소 · ${formatDateTime(answered)}`}
          </Text>
        </Stack>
      )}
      {mayAnswer ? (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={open}>
          {answer === null ? '답변하기' : '답변 고치기'}
        </Button>
      ) : null}
    </Stack>
  );
}

/** `3개 · 답변 대기 1개` */
function describeCounts(questions: readonly SuggestQuestion[]): string {
  const open = questions.filter(({ answer }) => answer === null).length;
  return `질문 ${questions.length}개${open > 0 ? ` · 답변 대기 ${open}개` : ''}`;
}

/** Shows the questions of vendors about a notice and the answers of its office, to readers of all of it. */
export function QuestionsSection({ notice }: NoticeProps) {
  const { questions, may_ask, may_answer } = notice;
  const modal = useModal();
  if (questions.length === 0 && !may_ask) return null;
  const ask = (): void =>
    void modal.open((close) => <AskForm notice={notice} onDone={close} />, { title: '질문하기', directClose: false });
  return (
    <SectionCard
      title="질문과 답변"
      lead={questions.length > 0 ? describeCounts(questions) : '궁금한 점을 관리사무소에 물어보세요.'}
    >
      {questions.length > 0 ? (
        <Stack as="ul" gap={6} listStyleType="none">
          {questions.map((question) => (
            <Question key={question.id} question={question} mayAnswer={may_answer} />
          ))}
        </Stack>
      ) : null}
      {may_ask ? (
        <Button variant="outline" alignSelf="flex-start" onClick={ask}>
          질문하기
        </Button>
      ) : null}
    </SectionCard>
  );
}
