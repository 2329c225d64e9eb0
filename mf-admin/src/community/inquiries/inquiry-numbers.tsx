import { useEndpoint } from '@danji/api-client';
import { getInquiryNumbers } from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_NUMBERS_DAYS } from '@danji/contracts/community/inquiry-rules';
import { formatNumber } from '@danji/contracts/format/number';
import { FailedState, Flex, Skeleton, Stack, Text } from '@danji/ui';
import { formatMinutes } from '../../shared/duration.ts';

const Figure = ({ label, value }: { label: string; value: string }) => (
  <Stack gap={0} minWidth="7rem">
    <Text size="sm" tone="subtle">
      {label}
    </Text>
    <Text fontWeight="semibold" numeric>
      {value}
    </Text>
  </Stack>
);

/** Shows the numbers of waiting and new inquiries, the usual time to the first answer, and the satisfaction with it. */
export function InquiryNumbers() {
  const { data, error, refresh } = useEndpoint(getInquiryNumbers, {});
  if (!data && error)
    return (
      <FailedState
        compact
        title="문의 현황을 불러오지 못했어요"
        description={error.title}
        onRetry={() => void refresh()}
      />
    );
  if (!data) return <Skeleton height={12} width="min(100%, 36rem)" />;
  const { waiting, received, first_answer_minutes, satisfaction, satisfaction_count } = data;
  return (
    <Flex as="section" aria-label="문의 현황" gap={5} flexWrap="wrap">
      <Figure label="답변 대기" value={`${formatNumber(waiting)}건`} />
      <Figure label={`최근 ${INQUIRY_NUMBERS_DAYS}일 문의`} value={`${formatNumber(received)}건`} />
      <Figure
        label="첫 답변까지"
        value={first_answer_minutes === null ? '-' : `보통 ${formatMinutes(first_answer_minutes)}`}
      />
      <Figure
        label="만족도"
        value={satisfaction === null ? '-' : `${satisfaction.toFixed(1)}점 (${formatNumber(satisfaction_count)}명)`}
      />
    </Flex>
  );
}
