import { usePagedList } from '@danji/api-client';
import { ListSection } from '@danji/app-kit';
import { listBrandEvaluations } from '@danji/contracts/bids/brand-evaluation.endpoints';
import type { BrandProfile } from '@danji/contracts/bids/brand-profile';
import { Heading, Stack } from '@danji/ui';
import { Evaluation } from '../shared/evaluation.tsx';

/** The evaluations of a brand, the newest first. */
export function EvaluationList({ brand }: { brand: BrandProfile }) {
  const list = usePagedList(listBrandEvaluations, { query: { brand_id: brand.id }, pageSize: 10 });
  return (
    <Stack as="section" gap={4} aria-label="평가">
      <Heading as="h2" size="md">
        {list.count > 0 ? `평가 ${list.countText}건` : '평가'}
      </Heading>
      <ListSection
        list={list}
        label="평가"
        empty={{
          icon: 'message-square',
          title: '아직 평가가 없어요',
          description: '계약한 단지의 관리자가 계약 화면에서 평가를 남길 수 있어요.',
        }}
      >
        {(rows) => (
          <Stack gap={4}>
            {rows.map((row) => (
              <Evaluation key={row.id} evaluation={row} />
            ))}
          </Stack>
        )}
      </ListSection>
    </Stack>
  );
}
