import { useEndpoint } from '@danji/api-client';
import { listRegions } from '@danji/contracts/site/file.endpoints';
import type { CascadeNode } from '@danji/ui';
import { useMemo } from 'react';

/** Sido with their sigungu, for a cascade; empty until the list is loaded. */
export function useRegionNodes(): readonly CascadeNode[] {
  const { data } = useEndpoint(listRegions, {}, { refreshOnFocus: false });
  return useMemo(
    () =>
      [...Map.groupBy(data ?? [], ({ sido_short }) => sido_short)].map(([sido, parts]) => ({
        value: sido,
        label: sido,
        children: parts.map(({ id, sigungu }) => ({ value: String(id), label: sigungu })),
      })),
    [data],
  );
}
