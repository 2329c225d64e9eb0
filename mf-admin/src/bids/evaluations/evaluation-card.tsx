import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import { decideEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import type { StaffEvaluation } from '@danji/contracts/bids/brand-evaluation';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatDateTime } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { useToast } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Badge, Button, Card, Flex, HStack, Rating, Stack, Text } from '@danji/ui';

type Decision = { isHidden: boolean; label: string; question: string; done: string };

const HIDE: Decision = { isHidden: true, label: '가리기', question: '이 평가를 가릴까요?', done: '평가를 가렸어요' };
const SHOW: Decision = {
  isHidden: false,
  label: '다시 보이기',
  question: '이 평가를 다시 보일까요?',
  done: '평가를 다시 보여요',
};
const KEEP: Decision = {
  isHidden: false,
  label: '신고 넘기기',
  question: '신고를 넘기고 평가를 그대로 둘까요?',
  done: '신고를 처리했어요',
};

function DecisionButton({ evaluation, decision }: { evaluation: StaffEvaluation; decision: Decision }) {
  const change = useMutation(decideEvaluation);
  const askReason = useReasonDialog();
  const toast = useToast();
  const open = (): void =>
    askReason({
      title: decision.question,
      help: decision.isHidden ? '작성한 회원에게 그대로 보여요.' : '직원 작업 기록에 남아요.',
      submitLabel: decision.label,
      variant: decision.isHidden ? 'danger' : 'solid',
      trigger: async (reason) => {
        const outcome = await change.trigger({
          params: { id: evaluation.id },
          body: { is_hidden: decision.isHidden, reason },
        });
        if (outcome.ok) toast({ title: decision.done, tone: 'success' });
        return outcome;
      },
    });
  return (
    <Button size="sm" variant="outline" onClick={open}>
      {decision.label}
    </Button>
  );
}

const Reports = ({ reports }: Pick<StaffEvaluation, 'reports'>) => (
  <Stack as="ul" gap={1} aria-label="신고" listStyleType="none">
    {reports.map(({ id, reason, user, created }) => (
      <Text as="li" key={id} size="sm" tone="muted" overflowWrap="anywhere">
        {`${reason} (${user?.name ?? '탈퇴한 회원'}, ${formatDateTime(created)})`}
      </Text>
    ))}
  </Stack>
);

/** An evaluation with its reports, and what an operator can do about it. */
export function EvaluationCard({ evaluation }: { evaluation: StaffEvaluation }) {
  const { brand, author, hidden, hide_reason, reported, reports, total, comment, reply, category2, created } =
    evaluation;
  return (
    <Card as="article">
      <Stack gap={3}>
        <Flex gap={2} alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <HStack flexWrap="wrap">
            <Anchor asChild fontWeight="semibold">
              <Link to={webPaths.adminUser(brand.id)}>{brand.name}</Link>
            </Anchor>
            <Rating value={total / 2} size="sm" />
            {hidden ? <Badge tone="danger">가림</Badge> : null}
            {reported ? <Badge tone="warning">신고</Badge> : null}
          </HStack>
          <HStack>
            {reported && !hidden ? <DecisionButton evaluation={evaluation} decision={KEEP} /> : null}
            <DecisionButton evaluation={evaluation} decision={hidden ? SHOW : HIDE} />
          </HStack>
        </Flex>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {comment}
        </Text>
        {reply === null ? null : <Text size="sm" tone="muted" overflowWrap="anywhere">{`답글: ${reply}`}</Text>}
        <Text size="sm" tone="subtle" numeric>
          <Anchor asChild>
            <Link to={webPaths.adminUser(author.id)}>{author.name}</Link>
          </Anchor>
          {` · ${toSubCategoryName(category2)} · ${formatDateTime(created)}`}
        </Text>
        {hide_reason === null ? null : (
          <Alert tone="danger" announce={false} title="가린 이유">
            {hide_reason}
          </Alert>
        )}
        {reports.length > 0 ? <Reports reports={reports} /> : null}
      </Stack>
    </Card>
  );
}
