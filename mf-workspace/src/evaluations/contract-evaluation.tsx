import { useEndpoint } from '@danji/api-client';
import { getContractEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import type { OwnEvaluation } from '@danji/contracts/bids/brand-evaluation';
import type { BrandRef } from '@danji/contracts/bids/brand-ref';
import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { useModal } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Alert, Anchor, Button, Card, FailedState, Flex, Heading, Rating, Skeleton, Stack, Text } from '@danji/ui';
import { EvaluationForm } from './evaluation-form.tsx';

function Written({ evaluation }: { evaluation: OwnEvaluation }) {
  const { total, comment, created, reply, hide_reason } = evaluation;
  return (
    <Stack gap={3}>
      {hide_reason === null ? null : (
        <Alert tone="warning" announce={false} title="운영팀이 가린 평가예요">
          {hide_reason}
        </Alert>
      )}
      <Flex gap={2} alignItems="center" flexWrap="wrap">
        <Rating value={total / 2} />
        <Text size="sm" tone="subtle" numeric>
          {formatDate(created)}
        </Text>
      </Flex>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {comment}
      </Text>
      {reply === null ? null : (
        <Stack gap={1} bg="bg.subtle" borderRadius="md" padding={3}>
          <Text size="sm" fontWeight="semibold">
            업체의 답글
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {reply}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

type Contract = { schedule: WorkSchedule; brand: BrandRef };

function Evaluation({ schedule, brand }: Contract) {
  const { data, error, refresh, isRefreshing } = useEndpoint(getContractEvaluation, {
    query: { schedule_id: schedule.id },
  });
  const modal = useModal();
  if (error && !data)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={20} />;
  const { evaluation, may_write, refusal } = data;
  const open = (): void =>
    void modal.open(
      (close) => (
        <EvaluationForm scheduleId={schedule.id} company={brand.name} evaluation={evaluation} onDone={close} />
      ),
      { title: `${brand.name} 평가`, directClose: false },
    );
  return (
    <Stack gap={4}>
      {evaluation ? <Written evaluation={evaluation} /> : null}
      {refusal === null ? null : <Text tone="muted">{refusal}</Text>}
      {may_write ? <Text tone="muted">이 계약은 어땠나요? 다른 단지가 업체를 고를 때 도움이 돼요.</Text> : null}
      {may_write || evaluation?.is_editable ? (
        <Button variant={may_write ? 'solid' : 'outline'} alignSelf="flex-start" onClick={open}>
          {may_write ? '업체 평가하기' : '평가 고치기'}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Shows the evaluation of the brand of a contract by a manager; nothing for a contract without a brand. */
export function ContractEvaluation({ schedule }: { schedule: WorkSchedule }) {
  const { brand } = schedule;
  if (brand === null) return null;
  return (
    <Card as="section" aria-label="업체 평가">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          업체 평가
        </Heading>
        <Anchor asChild alignSelf="flex-start">
          <Link to={webPaths.brand(brand.id)}>{brand.name}</Link>
        </Anchor>
        <Evaluation schedule={schedule} brand={brand} />
      </Stack>
    </Card>
  );
}
