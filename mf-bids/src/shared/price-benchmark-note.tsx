import { useEndpoint } from '@danji/api-client';
import { PRICE_BENCHMARK, toSizeBand } from '@danji/contracts/bids/price-benchmark-rules';
import { getPriceBenchmark } from '@danji/contracts/bids/price-benchmark.endpoints';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { Alert, Skeleton, Text } from '@danji/ui';
import { describeCompared, describeMedian, describeMiddleHalf, describeSource } from './benchmark-text.ts';
import { NotLoadedAlert } from './not-loaded-alert.tsx';

type PriceBenchmarkNoteProps = {
  spaceId: number;
  category: number;
  sigungu: number | null;
  units: number | null;
  /** The notice that is compared, which does not count. */
  except?: SuggestItem['nano_id'];
  /** Says so where too few vendors are known; nothing otherwise. */
  tellsNothing?: boolean;
};

/** Shows the awarded amounts of similar notices. The size is asked for by its band, which saves calls. */
export function PriceBenchmarkNote({
  spaceId,
  category,
  sigungu,
  units,
  except,
  tellsNothing = false,
}: PriceBenchmarkNoteProps) {
  const band = toSizeBand(units);
  const query = {
    space_id: spaceId,
    category,
    ...(sigungu !== null && { sigungu }),
    ...(band !== null && { number_of_units: band.from }),
    ...(except !== undefined && { except_nano_id: except }),
  };
  const benchmark = useEndpoint(getPriceBenchmark, { query }, { refreshOnFocus: false });
  const { data, error } = benchmark;
  if (!data && error) return <NotLoadedAlert title="비슷한 공고의 금액을 불러오지 못했어요" state={benchmark} />;
  if (!data) return <Skeleton height={12} />;
  if (data.found)
    return (
      <Alert tone="neutral" announce={false} title={describeMedian(data.measure, data.found)}>
        <Text size="sm" tone="muted">
          {describeMiddleHalf(data.found)}
        </Text>
        <Text size="sm" tone="subtle">
          {describeCompared(data.found)}
        </Text>
        <Text size="sm" tone="subtle">
          {describeSource(data.found)}
        </Text>
      </Alert>
    );
  return tellsNothing ? (
    <Text size="sm" tone="subtle">
      {`비슷한 공고에 선정된 업체가 ${PRICE_BENCHMARK.brands}곳보다 적어 참고할 금액이 아직 없어요.`}
    </Text>
  ) : null;
}
