import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { listStaffReviews } from '@danji/contracts/shop/product-review.endpoints';
import { Stack, Tabs } from '@danji/ui';
import { ReviewCard } from '../reviews/review-card.tsx';

const STATES = [
  { value: '', label: '전체' },
  { value: 'true', label: '확인 대기' },
];

/** `/admin/product-reviews`: the reviews of all products, with those that the system has held in a tab of their own. */
export function ProductReviewsPage() {
  const list = usePagedList(listStaffReviews, { filters: { search: 'text', is_held: 'boolean' } });
  const { filters, setFilters } = list;
  return (
    <ListScreen
      label="상품 후기"
      lead="구매한 회원이 상품에 남긴 후기"
      unit="건"
      list={list}
      before={
        <Tabs
          label="상태"
          value={String(filters.is_held ?? '')}
          onChange={(value) => setFilters({ is_held: value })}
          items={STATES}
        />
      }
      searchLabel="후기나 답글 검색"
      empty={{
        icon: 'star',
        title: '아직 상품 후기가 없어요',
        description: '회원이 구매한 상품에 후기를 쓰면 여기에서 답글을 쓸 수 있어요.',
      }}
    >
      {(reviews) => (
        <Stack gap={4}>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}
