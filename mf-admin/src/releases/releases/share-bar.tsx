import type { ChannelEntry } from '@danji/contracts/releases/channel';
import { Box, Flex, Text } from '@danji/ui';
import { COHORT_LABELS } from './channel-descriptions.ts';

/** Shows the share of visitors of each release, and the cohorts that always get the candidate. */
export function ShareBar({ entry: { candidate } }: { entry: ChannelEntry }) {
  const percent = candidate?.percent ?? 0;
  const groups = candidate?.cohorts.map((cohort) => COHORT_LABELS[cohort]).join(', ') ?? '';
  return (
    <Box>
      <Flex aria-hidden height={2.5} borderRadius="full" overflow="hidden" bg="bg.muted" gap="2px">
        {percent < 100 ? <Box bg="brand.solid" css={{ flexGrow: 100 - percent }} /> : null}
        {percent > 0 ? <Box bg="accent.solid" minWidth={1.5} css={{ flexGrow: percent }} /> : null}
      </Flex>
      <Flex justifyContent="space-between" gap={3} paddingTop={1.5} flexWrap="wrap">
        <Text size="sm" tone="muted" numeric>{`사용 중 ${100 - percent}%`}</Text>
        {candidate ? (
          <Text size="sm" tone="muted" numeric>{`시험 중 ${percent}%${groups === '' ? '' : ` + ${groups}`}`}</Text>
        ) : null}
      </Flex>
    </Box>
  );
}
