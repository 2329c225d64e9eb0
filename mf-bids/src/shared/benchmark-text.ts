import { PRICE_BENCHMARK } from '@danji/contracts/bids/price-benchmark-rules';
import type { PriceBenchmark } from '@danji/contracts/bids/price-benchmark.endpoints';
import { formatNumber, formatWon } from '@danji/contracts/format/number';

type Found = NonNullable<PriceBenchmark['found']>;

const PLACES: Readonly<Record<Found['place'], string>> = {
  sigungu: '같은 시·군·구',
  sido: '같은 시·도',
  country: '전국',
};

function describeSize(size: Found['size']): string {
  if (size === null) return '모든 세대수';
  const { from, to } = size;
  if (to === null) return `${formatNumber(from)}세대 이상`;
  return from === 0 ? `${formatNumber(to + 1)}세대 미만` : `${formatNumber(from)}~${formatNumber(to)}세대`;
}

/** `비슷한 공고 12건의 가운데 값 월 2,350,000원`. */
export const describeMedian = (measure: PriceBenchmark['measure'], { notices, median }: Found): string =>
  `비슷한 공고 ${formatNumber(notices)}건의 가운데 값 ${measure === 'month' ? '월 ' : ''}${formatWon(median)}`;

/** Between which amounts the middle half is. */
export const describeMiddleHalf = ({ low, high }: Found): string =>
  low === high ? '절반 넘게 이 금액이에요.' : `절반은 ${formatWon(low)}~${formatWon(high)}이에요.`;

/** Describes the notices that were compared: their place, size, years and number of vendors. */
export const describeCompared = ({ place, size, brands }: Found): string =>
  [
    PLACES[place],
    describeSize(size),
    `최근 ${PRICE_BENCHMARK.years}년 선정한 업체 ${formatNumber(brands)}곳`,
    '부가세 포함 어림값',
  ].join(' · ');

/** Where the amounts are from. */
export function describeSource({ notices, kapt_notices }: Found): string {
  if (kapt_notices === 0) return '여기서 업체를 선정한 공고의 금액이에요.';
  const own = notices - kapt_notices;
  const source =
    own === 0
      ? 'K-apt의 입찰 결과와 수의계약'
      : `여기서 선정한 ${formatNumber(own)}건과 K-apt의 입찰 결과·수의계약 ${formatNumber(kapt_notices)}건`;
  return `${source} 금액이에요. K-apt 금액은 올라온 그대로 넣었어요.`;
}
