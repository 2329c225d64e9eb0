import { useSearchHits } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { HitSection } from '@danji/ui';
import { useScreenHits } from './use-screen-hits.ts';

/** The results are computed in the browser: there is nothing to retry. */
const noRetry = (): void => undefined;

/** The screens of the app that match the query. */
export function ScreenHits({ query }: { query: string }) {
  const hits = useScreenHits(query);
  useSearchHits(hits.length);
  return (
    <HitSection
      title="바로가기"
      hits={hits.map(({ label, path, icon }) => ({ key: path, path, title: label, icon }))}
      link={Link}
      onRetry={noRetry}
    />
  );
}
