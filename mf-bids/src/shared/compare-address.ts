import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { webPaths } from '@danji/contracts/web-paths';

/** A public id, or a number as in the address of one company. */
const REF = /^([1-9]\d{0,14}|[\w-]{21})$/;

/** The address that shows companies side by side. */
export const toCompareAddress = (nanoIds: readonly string[]): string =>
  nanoIds.length === 0 ? webPaths.compareCompanies : `${webPaths.compareCompanies}?ids=${nanoIds.join(',')}`;

/** The ids in such an address: each once, so many as can be compared, and nothing else that is written there. */
export const readComparedIds = (ids: string | null): string[] =>
  [...new Set((ids ?? '').split(',').filter((each) => REF.test(each)))].slice(0, COMPANY_ITEM_LIMITS.compared);
