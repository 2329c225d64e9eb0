import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { count, entity, id, labelled, nanoId, nullable, oneOf, spaceId, strictObject } from '../fields.ts';
import { SUGGEST_ITEM_LIMITS } from './suggest-item-limits.ts';

const won = (label: string) => Type.Integer({ minimum: 0, maximum: 2 * SUGGEST_ITEM_LIMITS.amount, label });
const units = (label: string) => count(label, SUGGEST_ITEM_LIMITS.units);

/**
 * The awarded amounts of similar notices: quartiles of at least five vendors, each of which counts once, rounded so
 * that no single offer can be read from them. `found` is `null` where there are fewer.
 */
const priceBenchmark = entity('PriceBenchmark', {
  /** The measure of the amounts: a month of a service, or a whole work or purchase; the value-added tax is in them. */
  measure: oneOf('month', 'whole'),
  found: nullable(
    strictObject({
      place: oneOf('sigungu', 'sido', 'country'),
      /** The sizes of complexes that count; `null` for any. */
      size: nullable(strictObject({ from: units('세대수부터'), to: nullable(units('세대수까지')) })),
      notices: count('공고', Number.MAX_SAFE_INTEGER),
      /** The number of results and private contracts of K-apt among them. */
      kapt_notices: count('K-apt 공고', Number.MAX_SAFE_INTEGER),
      brands: count('업체', Number.MAX_SAFE_INTEGER),
      low: won('아래 사분위'),
      median: won('가운데 값'),
      high: won('위 사분위'),
    }),
  ),
});
export type PriceBenchmark = Static<typeof priceBenchmark>;

export const getPriceBenchmark = defineEndpoint({
  id: 'price_benchmarks.get',
  title: '비슷한 공고의 금액 보기',
  method: 'GET',
  path: '/api/apts/price_benchmark/',
  audience: ['general'],
  reads: ['suggest_item', 'suggest_request', 'schedule', 'kapt_notice'],
  origin: 'extension',
  summary:
    'What notices of the same sub-category were awarded for in three years, here and on K-apt, for who writes notices of the space: in the sigungu, then the sido, then the country for complexes of a similar size, then of any size, until five vendors are in it.',
  query: strictObject({
    space_id: spaceId,
    category: Type.Integer({ minimum: 101, maximum: 1499, label: '분야' }),
    sigungu: Type.Optional(labelled('지역', id)),
    number_of_units: Type.Optional(units('세대수')),
    /** A notice of the space that is not to count: the one that is compared. */
    except_nano_id: Type.Optional(labelled('공고', nanoId)),
  }),
  response: priceBenchmark,
});
