import { useEndpoint } from '@danji/api-client';
import { listStaffEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { Tabs } from '@danji/ui';
import { COUNT_ONLY } from '../../shared/count-card.tsx';

type EvaluationTabsProps = {
  state: string | undefined;
  /** Those of one brand. */
  brandId: number | undefined;
  onChange: (state: string) => void;
};

/** Tabs that filter the list by state, with the count of each. */
export function EvaluationTabs({ state = '', brandId, onChange }: EvaluationTabsProps) {
  const query = { ...COUNT_ONLY, ...(brandId !== undefined && { brand_id: brandId }) };
  const options = { keepPrevious: true };
  const all = useEndpoint(listStaffEvaluations, { query }, options);
  const reported = useEndpoint(listStaffEvaluations, { query: { ...query, state: 'reported' } }, options);
  const hidden = useEndpoint(listStaffEvaluations, { query: { ...query, state: 'hidden' } }, options);
  return (
    <Tabs
      label="상태"
      value={state}
      onChange={onChange}
      items={[
        { value: '', label: '전체', count: all.data?.count },
        { value: 'reported', label: '신고', count: reported.data?.count },
        { value: 'hidden', label: '가린 평가', count: hidden.data?.count },
      ]}
    />
  );
}
