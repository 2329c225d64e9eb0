import { useEndpoint } from '@danji/api-client';
import { getAiLimit } from '@danji/contracts/workspace/ai-document.endpoints';
import { findExhaustedLimit } from '@danji/contracts/workspace/ai-limit-rules';
import { Alert, Box, HStack, Skeleton, Text } from '@danji/ui';

/** Returns the usage of the user, and the limit that is used up, if any; the server refuses the calls in any case. */
export function useAiLimit() {
  const { data } = useEndpoint(getAiLimit);
  return { limit: data, exhausted: data && findExhaustedLimit(data) };
}

const Count = ({ label, used, max }: { label: string; used: number; max: number }) => (
  <Text as="span" size="sm" numeric color={used >= max ? 'danger.fg' : 'fg.muted'}>
    {label}{' '}
    <Box as="span" fontWeight="bold" color={used >= max ? 'danger.fg' : 'fg'}>
      {used}/{max}
    </Box>
  </Text>
);

/** Says at the top of a screen that the limit is used up, and what can be done all the same; nothing before. */
export function LimitAlert() {
  const { exhausted } = useAiLimit();
  return exhausted ? (
    <Alert tone="warning" title={exhausted.title}>
      {`${exhausted.renewal} 빈 문서와 사본은 지금도 만들 수 있어요.`}
    </Alert>
  ) : null;
}

/** 오늘 n/5, 이번 주 n/20 */
export function LimitLine() {
  const { limit } = useAiLimit();
  if (!limit) return <Skeleton height={5} width="10rem" />;
  return (
    <HStack as="output" gap={4} aria-label="내가 만든 문서 수">
      <Count label="오늘" used={limit.daily_count} max={limit.daily_limit} />
      <Count label="이번 주" used={limit.weekly_count} max={limit.weekly_limit} />
    </HStack>
  );
}
