import { useEndpoint } from '@danji/api-client';
import { listApartmentRegions } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { CascadePicker, type CascadeNode } from '@danji/ui';
import { useMemo } from 'react';

const SIDO_DIGITS = 2;

/** Groups the sigungu by their sido, both with the codes of K-apt. */
function toNodes(regions: ResponseOf<typeof listApartmentRegions>['results']): CascadeNode[] {
  const bySido = Map.groupBy(regions, ({ code }) => code.slice(0, SIDO_DIGITS));
  return [...bySido].map(([code, parts]) => ({
    value: code,
    label: parts[0]?.sido ?? code,
    children: parts.map((part) => ({ value: part.code, label: part.sigungu })),
  }));
}

type RegionFilterProps = {
  /** 2 digits for a sido, 5 for a sigungu. */ value: string | undefined;
  onChange: (code: string | undefined) => void;
};

/** 지역: filters the complexes by region; it is disabled until K-apt's list of regions is loaded. */
export function RegionFilter({ value, onChange }: RegionFilterProps) {
  const { data } = useEndpoint(listApartmentRegions, {}, { refreshOnFocus: false });
  const nodes = useMemo(() => toNodes(data?.results ?? []), [data]);
  return (
    <CascadePicker
      label="지역"
      placeholder="지역 전체"
      nodes={nodes}
      max={1}
      disabled={nodes.length === 0}
      value={value === undefined ? [] : [value]}
      onChange={([code]) => onChange(code)}
    />
  );
}
