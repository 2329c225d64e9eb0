import { useEndpoint } from '@danji/api-client';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { useReportResultCount } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection } from '@danji/ui';
import { describeDeadline } from '../shared/notice-text.ts';

const MAX_RESULTS = 5;

/** Notices whose title or business title contains the text. */
export function NoticeResults({ search }: { search: string }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listSuggestItems, {
    query: { search, page_size: MAX_RESULTS },
  });
  const results = data?.results.map((notice) => ({
    key: notice.nano_id,
    path: webPaths.bid(notice.nano_id),
    title: notice.title,
    note: `${SuggestItemState.label(notice.state)} · ${describeDeadline(notice)}`,
    icon: 'gavel' as const,
  }));
  useReportResultCount(results?.length);
  return (
    <ResultSection
      title="입찰공고"
      results={results}
      link={Link}
      failure={error?.title}
      onRetry={() => void refresh()}
      retrying={isRefreshing}
      more={
        data && {
          path: `${webPaths.bids}?${new URLSearchParams({ search })}`,
          count: data.count,
          isCapped: data.is_count_capped,
        }
      }
    />
  );
}
