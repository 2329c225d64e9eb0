import { useReportResultCount, useSession, type ScreenMatches } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { ResultSection, toIconName } from '@danji/ui';
import type { ComponentProps } from 'react';
import { useRegistry } from '../shared/app-context.ts';
import { findScreensWith, type ScreenResult } from './screens.ts';
import { useScreenResults } from './use-screen-results.ts';

/** The results are computed in the browser: there is nothing to retry. */
const noRetry = (): void => undefined;

function Screens({ title, results, note }: { title: string; results: readonly ScreenResult[]; note?: string }) {
  useReportResultCount(results.length);
  return (
    <ResultSection
      title={title}
      results={results.map(({ label, path, icon }) => ({
        key: path,
        path,
        title: label,
        icon: toIconName(icon),
        ...(note !== undefined && { note }),
      }))}
      link={Link}
      onRetry={noRetry}
    />
  );
}

/** The screens of the app that match the query. */
export const ScreenResults = ({ query }: { query: string }) => (
  <Screens title="바로가기" results={useScreenResults(query)} />
);

/** The screens of a remote that match the query, once the remote knows the values in their addresses. */
export function RemoteScreenResults({
  query,
  remote,
  params,
  title,
  note,
}: { query: string } & ComponentProps<typeof ScreenMatches>) {
  const session = useSession();
  const hosted = useRegistry().remotes.find((one) => one.remote === remote);
  return <Screens title={title} note={note} results={hosted ? findScreensWith(query, hosted, session, params) : []} />;
}
