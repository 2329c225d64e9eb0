/** A region as far as an address names it. */
type NamedRegion = { id: number; sido: string; sido_short: string; sigungu: string };

/**
 * Finds the number of the region that an address (`경기도 고양시 …`, `경기 고양시 …`) is in: the one with the longest name,
 * because a city may be part of another name; `null` when no region is in it.
 */
export const findRegionOf = (address: string, regions: readonly NamedRegion[]): number | null =>
  regions
    .filter(({ sido, sido_short }) => address.startsWith(sido) || address.startsWith(sido_short))
    .filter(({ sigungu }) => `${address} `.includes(` ${sigungu} `))
    .toSorted((one, other) => other.sigungu.length - one.sigungu.length)[0]?.id ?? null;
