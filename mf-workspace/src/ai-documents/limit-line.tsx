import { useEndpoint } from '@danji/api-client';
import { getAiLimit } from '@danji/contracts/apts/ai-document.endpoints';
import { Box, HStack, Skeleton, Text } from '@danji/ui';

/** How much may still be written; the calls are refused all the same. */
export function useAiLimit() {
  const { data } = useEndpoint(getAiLimit);
  const isUsedUp = data ? data.daily_count >= data.daily_limit || data.weekly_count >= data.weekly_limit : false;
  return { limit: data, isUsedUp };
}

const Count = ({ label, used, most }: { label: string; used: number; most: number }) => (
  <Text as="span" size="sm" numeric color={used >= most ? 'danger.fg' : 'fg.muted'}>{label} <Box as="span" fontWeight="bold" color={used >= most ? 'danger.fg' : 'fg'}>{used}/{most}</Box></Text>
);

/** 오늘 n/5, 이번 주 n/20 */
export function LimitLine() {
  const { limit } = useAiLimit();
  if (!limit) return <Skeleton height={5} width="10rem" />;
  return (
    <HStack as="output" gap={4} aria-label="내가 만든 문서 수">
      <Count label="오늘" used={limit.daily_count} most={limit.daily_limit} />
      <Count label="이번 주" used={limit.weekly_count} most={limit.weekly_limit} />
    </HStack>
  );
}
