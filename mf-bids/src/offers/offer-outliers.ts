import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { findPriceOutliers, PRICE_OUTLIER } from '@danji/contracts/bids/price-outlier-rules';
import { formatNumber } from '@danji/contracts/format/number';
import { findLine, isCounted } from '@danji/contracts/bids/offer-sums';
import type { ComparedOffer } from './use-offers.ts';

type AskedRow = SuggestItem['price_table'][number];

/** Returns by the public ids of offers how far their unit prices of a row are from the middle of the others, percent. */
export function findRowOutliers(offers: readonly ComparedOffer[], row: AskedRow): ReadonlyMap<string, number> {
  const priced = offers.filter(isCounted).flatMap(({ nano_id, vat_mode, price_lines }) => {
    const line = findLine(price_lines, row);
    return line ? [{ nano_id, vat_mode, unit_price: line.unit_price }] : [];
  });
  const found = new Map<string, number>();
  for (const [at, percent] of findPriceOutliers(priced).entries()) {
    const offer = priced[at];
    if (offer && percent !== undefined) found.set(offer.nano_id, percent);
  }
  return found;
}

/** The mark of an outlier. */
export const toOutlierLabel = (percent: number): string => (percent > 0 ? '단가 높음' : '단가 낮음');

/** Why a unit price is marked. */
export const describeOutlier = (percent: number): string =>
  `다른 업체의 중간값보다 ${formatNumber(Math.abs(percent))}% ${percent > 0 ? '비싸요' : '싸요'}`;

/** The rule by which the marks are put, and what they do not say. */
export const OUTLIER_RULE = `단가 높음·낮음은 한 품목에 ${PRICE_OUTLIER.offers}곳 이상이 단가를 냈을 때, 부가세를 더한 단가가 다른 업체의 중간값과 ${PRICE_OUTLIER.percent}% 이상, 사분위 범위의 ${PRICE_OUTLIER.ranges}배보다 많이 다르면 표시해요. 잘못됐다는 뜻은 아니니 조건이 다른지 업체에 확인해 주세요.`;
