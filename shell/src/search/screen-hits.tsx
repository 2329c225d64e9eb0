import { useSearchHits } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { HitSection } from '@danji/ui';
import { useScreenHits } from './use-screen-hits.ts';

/** Known at once: there is nothing to try again. */
const noRetry = (): void => undefined;

/** Screens of the app whose name the query is. */
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
