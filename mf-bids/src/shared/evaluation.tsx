import { useMutation } from '@danji/api-client';
import { useReasonDialog } from '@danji/app-kit/forms';
import type { BrandEvaluation } from '@danji/contracts/bids/brand-evaluation';
import { reportEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { formatDate } from '@danji/contracts/format/date';
import { useModal, useSession, useToast } from '@danji/shell-sdk';
import { Button, Card, Flex, Rating, Stack, Text } from '@danji/ui';
import { ReplyForm } from './reply-form.tsx';

function ReportButton({ evaluation }: { evaluation: BrandEvaluation }) {
  const report = useMutation(reportEvaluation);
  const askReason = useReasonDialog();
  const toast = useToast();
  const open = (): void =>
    askReason({
      title: '평가를 신고할까요?',
      help: '운영팀만 읽어요. 확인한 뒤 평가를 가릴 수 있어요.',
      placeholder: '예: 계약한 적이 없는 내용이에요.',
      submitLabel: '신고',
      trigger: async (reason) => {
        const outcome = await report.trigger({ params: { id: evaluation.id }, body: { reason } });
        if (outcome.ok) toast({ title: '신고했어요. 운영팀이 확인할게요.', tone: 'success' });
        return outcome;
      },
    });
  return (
    <Button variant="ghost" size="sm" onClick={open}>
      신고
    </Button>
  );
}

function ReplyButton({ evaluation }: { evaluation: BrandEvaluation }) {
  const modal = useModal();
  const label = evaluation.reply === null ? '답글 쓰기' : '답글 고치기';
  const open = (): void =>
    void modal.open((close) => <ReplyForm evaluation={evaluation} onDone={close} />, {
      title: label,
      directClose: false,
    });
  return (
    <Button variant="subtle" size="sm" onClick={open}>
      {label}
    </Button>
  );
}

const authorOf = ({ user: { name, job_grade }, category2, created }: BrandEvaluation): string =>
  [name, job_grade === 0 ? '' : formatJobGrade(job_grade), toSubCategoryName(category2), formatDate(created)]
    .filter(Boolean)
    .join(' · ');

/** One evaluation, with the reply of the brand. */
export function Evaluation({ evaluation }: { evaluation: BrandEvaluation }) {
  const { user } = useSession();
  const isOwn = user?.id === evaluation.brand_id;
  return (
    <Card as="article">
      <Stack gap={3}>
        <Flex gap={2} alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <Rating value={evaluation.total / 2} />
          <Flex gap={1}>
            {isOwn ? <ReplyButton evaluation={evaluation} /> : null}
            {user && !user.staff ? <ReportButton evaluation={evaluation} /> : null}
          </Flex>
        </Flex>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {evaluation.comment}
        </Text>
        <Text size="sm" tone="subtle" numeric>
          {authorOf(evaluation)}
        </Text>
        {evaluation.reply === null ? null : (
          <Stack gap={1} bg="bg.subtle" borderRadius="md" padding={4}>
            <Text size="sm" fontWeight="semibold">
              업체의 답글
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {evaluation.reply}
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
