import { useReportResultCount } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection, toIconName } from '@danji/ui';
import { useScreenResults } from './use-screen-results.ts';

/** The results are computed in the browser: there is nothing to retry. */
const noRetry = (): void => undefined;

/** The screens of the app that match the query. */
export function ScreenResults({ query }: { query: string }) {
  const results = useScreenResults(query);
  useReportResultCount(results.length);
  return (
    <ResultSection
      title="바로가기"
      results={results.map(({ label, path, icon }) => ({ key: path, path, title: label, icon: toIconName(icon) }))}
      link={Link}
      onRetry={noRetry}
    />
  );
}
