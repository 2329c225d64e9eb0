import { useEndpoint } from '@danji/api-client';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import { listCouponChoices } from '@danji/contracts/points/coupon-choice.endpoints';
import type { Option } from '@danji/ui';

/** All brands that a list can be filtered by, with the chosen one, which may be gone. */
export function useBrandOptions(
  among: QueryOf<typeof listCouponChoices>['among'],
  chosen: string | undefined,
): readonly Option[] {
  const brands = useEndpoint(listCouponChoices, { query: { among } }).data?.brands ?? [];
  const missing = chosen === undefined || brands.includes(chosen) ? [] : [chosen];
  return [...missing, ...brands].map((value) => ({ value, label: value }));
}
