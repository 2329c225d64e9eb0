import { useEndpoint } from '@danji/api-client';
import { formatPoints } from '@danji/contracts/format/number';
import { listCouponItems } from '@danji/contracts/points/coupon-item.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useReportResultCount, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';

const MAX_RESULTS = 5;

/** Coupons on the search page (slot `search`). */
export const CouponResults: SlotComponent = ({ context }) => {
  const search = String(context['query'] ?? '');
  const { data, error, refresh, isRefreshing } = useEndpoint(listCouponItems, {
    query: { search, page_size: MAX_RESULTS },
  });
  const results = data?.results.map(({ nano_id, title, price, gifti_coupon_thumb: { brand_name } }) => ({
    key: nano_id,
    path: webPaths.coupon(nano_id),
    title,
    note: `${brand_name} · ${formatPoints(price)}`,
    icon: 'gift' as const,
  }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title="상품권"
      results={results}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={
        data && {
          path: `${webPaths.coupons}?${new URLSearchParams({ search })}`,
          count: data.count,
          isCapped: data.is_count_capped,
        }
      }
    />
  );
};
