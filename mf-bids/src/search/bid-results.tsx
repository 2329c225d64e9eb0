import { useEndpoint } from '@danji/api-client';
import { listPublicCompanyItems } from '@danji/contracts/bids/company-item.endpoints';
import { findBrands } from '@danji/contracts/bids/brand.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useReportResultCount, type SlotComponent } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';
import { NoticeResults } from './notice-results.tsx';
import { describeRegions } from '../shared/company-text.ts';

const MAX_RESULTS = 5;
/** A search for brands needs so many characters. */
const SHORTEST_SEARCH = 2;

function Companies({ search }: { search: string }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listPublicCompanyItems, {
    query: { search, page_size: MAX_RESULTS },
  });
  const results = data?.results.map(({ nano_id, title, company_name, sigungu }) => ({
    key: nano_id,
    path: webPaths.company(nano_id),
    title,
    note: `${company_name} · ${describeRegions(sigungu)}`,
    icon: 'store' as const,
  }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title="업체"
      results={results}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={
        data && {
          path: `${webPaths.companies}?${new URLSearchParams({ search })}`,
          count: data.count,
          isCapped: data.is_count_capped,
        }
      }
    />
  );
}

/** Companies with an account, whose evaluations can be read. */
function Brands({ search }: { search: string }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(findBrands, { query: { search } });
  const results = data?.slice(0, MAX_RESULTS).map(({ id, name, address1 }) => ({
    key: String(id),
    path: webPaths.brand(id),
    title: name,
    note: address1,
    icon: 'message-square' as const,
  }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title="업체 평가"
      results={results}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
    />
  );
}

/** Notices, companies and the evaluations of brands on the search page (slot `search`). */
export const BidResults: SlotComponent = ({ context }) => {
  const search = String(context['query'] ?? '');
  return (
    <>
      <NoticeResults search={search} />
      <Companies search={search} />
      {search.trim().length < SHORTEST_SEARCH ? null : <Brands search={search} />}
    </>
  );
};
