import { useMutation } from '@danji/api-client';
import { ReportedKind } from '@danji/contracts/codes/report-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import type { ProductQuestion } from '@danji/contracts/shop/product-question';
import { deleteProductQuestion } from '@danji/contracts/shop/product-question.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { Badge, Box, Card, Flex, HStack, Icon, IconButton, Stack, Text } from '@danji/ui';
import { AuthorLine } from '../shared/author-line.tsx';
import { HiddenNotice } from '../shared/hidden-notice.tsx';
import { ReportButton } from '../shared/report-button.tsx';

type QuestionRowProps = { question: ProductQuestion; onEdit: () => void };

function OwnActions({ question: { id, title }, onEdit }: QuestionRowProps) {
  const { trigger: remove } = useMutation(deleteProductQuestion);
  const [confirm, toast] = [useConfirm(), useToast()];
  const askToRemove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `'${title}' 질문을 삭제할까요?`,
      description: '삭제한 질문은 되돌릴 수 없어요.',
      confirmLabel: '삭제',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await remove({ params: { id } });
    if (outcome.ok) toast({ title: '질문을 삭제했어요', tone: 'success' });
    else toast({ title: '질문을 삭제하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return (
    <Flex flexShrink={0}>
      <IconButton icon="pencil" label={`'${title}' 질문 고치기`} onClick={onEdit} />
      <IconButton icon="trash" label={`'${title}' 질문 삭제`} onClick={() => void askToRemove()} />
    </Flex>
  );
}

const Answer = ({ answer, answered }: Pick<ProductQuestion, 'answer' | 'answered'>) => (
  <Box background="bg.subtle" borderRadius="md" padding={4}>
    <Stack gap={1}>
      <Text size="sm" fontWeight="semibold">
        운영팀 답변
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {answer}
      </Text>
      <Text size="sm" tone="subtle" numeric>
        {formatDateTime(answered)}
      </Text>
    </Stack>
  </Box>
);

/** A question about a product with its answer; of a secret one others see only that it is there. */
export function QuestionRow({ question, onEdit }: QuestionRowProps) {
  const { title, content, is_secret, is_withheld, is_own, is_hidden, user, answer, answered, created } = question;
  const object = { kind: ReportedKind.QUESTION, object_id: question.id };
  return (
    <Card as="li">
      <Stack gap={3}>
        <Flex gap={3} justifyContent="space-between" alignItems="flex-start">
          <Stack gap={1} minWidth={0}>
            <HStack flexWrap="wrap">
              {is_secret ? <Icon name="lock" /> : null}
              <Text fontWeight={is_withheld ? undefined : 'semibold'} overflowWrap="anywhere">
                {is_withheld ? '비밀글이에요' : title}
              </Text>
              <Badge tone={answered === null ? 'neutral' : 'success'}>
                {answered === null ? '답변 대기' : '답변 완료'}
              </Badge>
              {is_own ? <Badge tone="brand">내 질문</Badge> : null}
              {is_secret && !is_withheld ? <Badge>비밀글</Badge> : null}
            </HStack>
            <AuthorLine author={user}>{formatDate(created)}</AuthorLine>
          </Stack>
          {is_own && answered === null ? <OwnActions question={question} onEdit={onEdit} /> : null}
          {is_own || is_withheld ? null : <ReportButton object={object} author={user.nickname} />}
        </Flex>
        {is_withheld ? null : (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {content}
          </Text>
        )}
        {is_hidden ? <HiddenNotice object={object} isOwn={is_own} /> : null}
        {answer === null ? null : <Answer answer={answer} answered={answered} />}
      </Stack>
    </Card>
  );
}
