import type { EndpointState } from '@danji/api-client';
import { usePageTitle } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, FailedState, Skeleton, Stack, VisuallyHidden } from '@danji/ui';
import type { ReactNode } from 'react';
import { usePageFrame } from './page-frame.tsx';
import { Column, type ListLink, type PageProps } from './page.tsx';

type WithoutRecordProps = Pick<PageProps, 'width' | 'children'> & { name: string };

type RecordScreenProps<Data> = Pick<PageProps, 'width'> & {
  record: Pick<EndpointState<Data>, 'data' | 'error' | 'refresh' | 'isRefreshing'>;
  /** Names what the screen shows: its h1 and the title of the window until the record is loaded. */
  name: string;
  /** The way out when there is no record. */
  list: ListLink;
  /** The message when the record does not exist. */
  missing: { title: string; description?: string };
  /** Whether the record belongs to another parent than the one in the address; such a record counts as missing. */
  isElsewhere?: (data: Data) => boolean;
  skeleton?: ReactNode;
  /** The screen with the record, usually a `Page`. */
  children: (data: Data) => ReactNode;
};

/** The placeholder of a record: its title and its first cards. */
export const RecordSkeleton = () => (
  <Stack gap={6}>
    <Skeleton height={9} width="60%" />
    <CardSkeleton count={2} />
  </Stack>
);

/** A screen without its record; it still has a heading, for screen readers. */
function WithoutRecord({ name, width, children }: WithoutRecordProps) {
  const frame = usePageFrame();
  usePageTitle(frame?.title ? `${name} - ${frame.title}` : name);
  const content = (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {children}
    </>
  );
  return frame ? content : <Column width={width}>{content}</Column>;
}

/** The screen of one record: while it loads, when it is missing, when it failed to load, and with the record. */
export function RecordScreen<Data>({
  record: { data, error, refresh, isRefreshing },
  list,
  missing,
  isElsewhere,
  skeleton,
  children,
  ...page
}: RecordScreenProps<Data>) {
  // An address with an id that no record can have is answered with 422.
  const isRefused = error?.status === 404 || error?.status === 422;
  const isMissing = data === undefined ? isRefused : error?.status === 404 || (isElsewhere?.(data) ?? false);
  if (data !== undefined && !isMissing) return children(data);
  const toList = (
    <Button asChild variant="outline">
      <Link to={list.path}>{list.label}</Link>
    </Button>
  );
  if (isMissing)
    return (
      <WithoutRecord {...page}>
        <FailedState description="지워졌거나 주소가 바뀌었을 수 있어요." {...missing} action={toList} />
      </WithoutRecord>
    );
  return (
    <WithoutRecord {...page}>
      {error ? (
        <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} action={toList} />
      ) : (
        (skeleton ?? <RecordSkeleton />)
      )}
    </WithoutRecord>
  );
}
