import { useEndpoint } from '@danji/api-client';
import { formatNumber } from '@danji/contracts/format/number';
import type { Product } from '@danji/contracts/shop/product';
import type { ProductReview, ReviewSummary } from '@danji/contracts/shop/product-review';
import { getReviewSummary, listProductReviews } from '@danji/contracts/shop/product-review.endpoints';
import {
  Card,
  EmptyState,
  FailedState,
  Flex,
  Heading,
  HStack,
  lazyComponent,
  ListSkeleton,
  Modal,
  Pagination,
  Rating,
  Skeleton,
  Stack,
  Text,
} from '@danji/ui';
import { useState } from 'react';
import { ReviewRow } from './review-row.tsx';

const PAGE_SIZE = 5;
const STARS = ['5', '4', '3', '2', '1'] as const;

/** Loaded by who changes a review; others only read. */
const ReviewForm = lazyComponent(
  () => import('./review-form.tsx'),
  'ReviewForm',
  () => <Skeleton height={80} />,
);

/** The average, and how many have given how many stars. */
const Summary = ({ summary: { average, count, ratings } }: { summary: ReviewSummary }) => (
  <Card>
    <Flex gap={{ base: 4, md: 8 }} flexWrap="wrap" alignItems="center">
      <Rating value={average} count={count} />
      <Flex as="ul" columnGap={4} rowGap={1} flexWrap="wrap" listStyleType="none" aria-label="별점별 후기 수">
        {STARS.map((stars) => (
          <HStack as="li" key={stars} columnGap={1}>
            <Text size="sm" tone="muted">{`${stars}점`}</Text>
            <Text size="sm" numeric fontWeight="medium">{`${formatNumber(ratings[stars])}개`}</Text>
          </HStack>
        ))}
      </Flex>
    </Flex>
  </Card>
);

/** The reviews of a page in their states. */
function ReviewList({ code, onEdit }: { code: string; onEdit: (review: ProductReview) => void }) {
  const [page, setPage] = useState(1);
  const { data, error, isRefreshing, refresh } = useEndpoint(
    listProductReviews,
    { query: { code, page, page_size: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data && error)
    return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <ListSkeleton count={2} label="후기 불러오는 중" />;
  if (data.count === 0)
    return (
      <EmptyState icon="star" title="아직 후기가 없어요" description="구매확정한 주문에서 첫 후기를 남길 수 있어요." />
    );
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3} listStyleType="none">
        {data.results.map((review) => (
          <ReviewRow key={review.id} review={review} onEdit={() => onEdit(review)} />
        ))}
      </Stack>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        count={data.count}
        isCapped={data.is_count_capped ?? false}
        onChange={setPage}
      />
    </Stack>
  );
}

/** The reviews of a product on its page: read by everybody, written by buyers at their orders. */
export function ProductReviews({ product: { code } }: { product: Pick<Product, 'code'> }) {
  const [edited, setEdited] = useState<ProductReview>();
  const summary = useEndpoint(getReviewSummary, { params: { code } });
  const close = (): void => setEdited(undefined);
  return (
    <Stack as="section" id="reviews" aria-labelledby="reviews-title" gap={4} scrollMarginTop="20">
      <Heading as="h2" size="lg" id="reviews-title">
        상품 후기
      </Heading>
      {summary.data && summary.data.count > 0 ? <Summary summary={summary.data} /> : null}
      <ReviewList code={code} onEdit={setEdited} />
      <Modal open={edited !== undefined} onClose={close} directClose={false} title="후기 고치기">
        {edited ? <ReviewForm subject={{ review: edited }} onDone={close} /> : null}
      </Modal>
    </Stack>
  );
}
