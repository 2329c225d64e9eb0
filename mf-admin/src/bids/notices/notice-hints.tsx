import { useEndpoint } from '@danji/api-client';
import { listProcurementHints } from '@danji/contracts/bids/procurement-hint.endpoints';
import { describeHint, type HintText } from '@danji/contracts/bids/procurement-hint-text';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { Button, Skeleton, Stack, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

const Hint = ({ hint: { title, seen, lines, rule, caution } }: { hint: HintText }) => (
  <Stack as="li" gap={1}>
    <Text fontWeight="semibold">{title}</Text>
    <Text size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
      {[seen, ...lines].join('\n')}
    </Text>
    <Text size="sm">{caution}</Text>
    <Text size="sm" tone="muted">
      {rule}
    </Text>
  </Stack>
);

/** Shows the procurement hints of a notice, by its opened offers and the direct contracts of its space. */
export function NoticeHints({ nanoId }: { nanoId: SuggestItem['nano_id'] }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listProcurementHints, {
    query: { item_nano_id: nanoId },
  });
  const body = () => {
    if (!data && error)
      return (
        <Stack alignItems="flex-start">
          <Text tone="danger">불러오지 못했어요</Text>
          <Button size="sm" variant="outline" loading={isRefreshing} onClick={() => void refresh()}>
            다시 시도
          </Button>
        </Stack>
      );
    if (!data) return <Skeleton height={6} />;
    if (data.hints.length === 0)
      return (
        <Text size="sm" tone="subtle">
          찾은 것이 없어요. 제안은 마감하고 개봉한 뒤에 비교해요.
        </Text>
      );
    return (
      <Stack as="ul" gap={4} listStyleType="none">
        {data.hints.map((hint) => (
          <Hint key={`${hint.kind} ${hint.names.join()}`} hint={describeHint(hint)} />
        ))}
      </Stack>
    );
  };
  return <DetailCard title="살펴볼 점">{body()}</DetailCard>;
}
