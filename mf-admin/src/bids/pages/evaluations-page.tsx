import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import { Stack } from '@danji/ui';
import { EvaluationCard } from '../evaluations/evaluation-card.tsx';
import { EvaluationTabs } from '../evaluations/evaluation-tabs.tsx';

/** Lists the evaluations of all brands; operators begin with the reported ones. */
export function EvaluationsPage() {
  const list = usePagedList(listStaffEvaluations, { filters: { search: 'text', state: 'text', brand_id: 'number' } });
  const { filters, setFilters } = list;
  return (
    <ListScreen
      lead="계약한 단지의 관리자가 남긴 업체 평가"
      unit="건"
      list={list}
      before={
        <EvaluationTabs
          state={filters.state}
          brandId={filters.brand_id}
          onChange={(value) => setFilters({ state: value })}
        />
      }
      searchLabel="평가 내용 검색"
      empty={{
        icon: 'message-square',
        title: '아직 평가가 없어요',
        description: '단지에서 업체를 평가하면 여기에 보여요.',
      }}
    >
      {(rows) => (
        <Stack gap={4}>
          {rows.map((row) => (
            <EvaluationCard key={row.id} evaluation={row} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
