import { useEndpoint } from '@danji/api-client';
import { formatWon } from '@danji/contracts/format/number';
import { listProducts } from '@danji/contracts/shop/product.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useReportResultCount, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';

const MAX_RESULTS = 5;

/** Products on the search page (slot `search`). */
export const ProductResults: SlotComponent = ({ context }) => {
  const search = String(context['query'] ?? '');
  const { data, error, refresh, isRefreshing } = useEndpoint(listProducts, {
    query: { search, page_size: MAX_RESULTS },
  });
  const results = data?.results.map(({ code, name, price, category_name, is_sold_out }) => ({
    key: code,
    path: webPaths.shopProduct(code),
    title: name,
    note: `${category_name} · ${formatWon(price)}${is_sold_out ? ' · 품절' : ''}`,
    icon: 'shopping-bag' as const,
  }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title="상품"
      results={results}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={
        data && {
          path: `${webPaths.shop}?${new URLSearchParams({ search })}`,
          count: data.count,
          isCapped: data.is_count_capped,
        }
      }
    />
  );
};
