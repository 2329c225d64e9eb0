import { useEndpoint } from '@danji/api-client';
import { listApartmentRevisions } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { ApartmentRevision, FieldDifference } from '@danji/contracts/workspace/apartment-info';
import { formatDateTime } from '@danji/contracts/format/date';
import { Badge, Box, EmptyState, FailedState, Flex, ListSkeleton, Pagination, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { formatInfo, labelInfo } from './info-text.ts';

const PAGE_SIZE = 5;
const MAX_CHARACTERS = 60;

const truncateText = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;

const Difference = ({ difference: { field, before, after, is_kept } }: { difference: FieldDifference }) => (
  <Box as="li">
    <Flex gap={1.5} flexWrap="wrap" alignItems="center">
      <Text as="span" size="sm" fontWeight="medium">
        {labelInfo(field)}
      </Text>
      {is_kept ? <Badge tone="warning">그대로 둠</Badge> : null}
    </Flex>
    <Text
      size="sm"
      tone="muted"
    >{`${truncateText(formatInfo(field, before))} → ${truncateText(formatInfo(field, after))}`}</Text>
  </Box>
);

const Revision = ({ change: { revision, source, user, differences, created } }: { change: ApartmentRevision }) => (
  <Box as="li" borderBottomWidth="1px" borderColor="border.subtle" paddingBottom={3}>
    <Stack gap={2}>
      <Flex gap={2} flexWrap="wrap" alignItems="center">
        <Badge tone={source === 'kapt' ? 'success' : 'brand'}>
          {source === 'kapt' ? 'K-apt에서 가져옴' : '직접 고침'}
        </Badge>
        <Text as="span" size="sm" tone="subtle" numeric>{`개정 ${revision} · ${formatDateTime(created)}`}</Text>
      </Flex>
      {user ? <Text size="sm">{user.name}</Text> : null}
      {differences.length === 0 ? (
        <Text size="sm" tone="subtle">
          달라진 내용이 없어요.
        </Text>
      ) : (
        <Stack as="ul" gap={1.5}>
          {differences.map((difference) => (
            <Difference key={difference.field} difference={difference} />
          ))}
        </Stack>
      )}
    </Stack>
  </Box>
);

/** Lists the changes of a complex with the changed fields, newest first. */
export function RevisionList({ id }: { id: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listApartmentRevisions,
    { params: { id }, query: { page, page_size: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data)
    return error ? (
      <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
    ) : (
      <ListSkeleton count={2} />
    );
  if (data.count === 0)
    return (
      <EmptyState
        compact
        icon="history"
        title="아직 바뀐 적이 없어요"
        description="K-apt에서 가져오거나 직접 고치면 여기에 남아요."
      />
    );
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {data.results.map((change) => (
          <Revision key={change.id} change={change} />
        ))}
      </Stack>
      <Pagination page={page} count={data.count} pageSize={PAGE_SIZE} onChange={setPage} />
    </Stack>
  );
}
