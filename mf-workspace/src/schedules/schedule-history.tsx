import { getOwn } from '@danji/contracts/get-own';
import { useEndpoint } from '@danji/api-client';
import type { ScheduleChange } from '@danji/contracts/workspace/schedule';
import { listScheduleChanges } from '@danji/contracts/workspace/schedule.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { Box, Card, FailedState, Flex, Heading, ListSkeleton, Pagination, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { FIELD_LABELS, formatFieldValue } from './schedule-text.ts';

const PAGE_SIZE = 10;
const KINDS: Record<ScheduleChange['kind'], string> = {
  created: '등록했어요',
  imported: '엑셀에서 가져왔어요',
  changed: '고쳤어요',
  deleted: '삭제했어요',
  restored: '되살렸어요',
};

const Change = ({ change }: { change: ScheduleChange }) => (
  <Box as="li" paddingBlock={3} borderBottomWidth="1px" borderColor="border.subtle" _last={{ borderBottomWidth: 0 }}>
    <Flex justifyContent="space-between" gap={3} flexWrap="wrap">
      <Text fontWeight="medium">{`${change.user ? `${change.user.name} 님이` : '단지 운영팀이'} ${KINDS[change.kind]}`}</Text>
      <Text size="sm" tone="subtle" numeric>
        {formatDateTime(change.created)}
      </Text>
    </Flex>
    {change.fields.length > 0 ? (
      <Stack as="ul" gap={1} marginTop={1.5}>
        {change.fields.map(({ field, before, after }) => (
          <Text as="li" key={field} size="sm" tone="muted" overflowWrap="anywhere" whiteSpace="pre-wrap" lineClamp={6}>
            <Text as="span" fontWeight="semibold">
              {getOwn(FIELD_LABELS, field) ?? field}
            </Text>
            {` ${formatFieldValue(field, before)} → ${formatFieldValue(field, after)}`}
          </Text>
        ))}
      </Stack>
    ) : null}
  </Box>
);

/** The change history, the newest entry first. */
export function ScheduleHistory({ scheduleId }: { scheduleId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listScheduleChanges,
    { params: { id: scheduleId }, query: { page, page_size: PAGE_SIZE } },
    { keepPrevious: true },
  );
  return (
    <Card as="section" aria-label="바뀐 이력">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          바뀐 이력
        </Heading>
        {error && !data ? (
          <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
        ) : null}
        {!data && !error ? <ListSkeleton count={3} /> : null}
        {data ? (
          <Box as="ol">
            {data.results.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </Box>
        ) : null}
        <Pagination page={page} count={data?.count ?? 0} pageSize={PAGE_SIZE} onChange={setPage} label="이력 페이지" />
      </Stack>
    </Card>
  );
}
