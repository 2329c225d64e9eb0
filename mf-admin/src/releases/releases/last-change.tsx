import { useEndpoint } from '@danji/api-client';
import { listChannelChanges } from '@danji/contracts/releases/channel.endpoints';
import { formatDateTime } from '@danji/contracts/format/date';
import { REMOTES, type RemoteName } from '@danji/contracts/releases/remotes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Flex, Text } from '@danji/ui';
import { CHANGE_ACTIONS, toActor } from './change-text.ts';

/** Shows the last change of a remote with author, time and reason, and a link to the history. */
export function LastChange({ remote }: { remote: RemoteName }) {
  const { data, error } = useEndpoint(listChannelChanges, { query: { remote, page: 1, page_size: 1 } });
  const change = data?.results[0];
  const summary = change
    ? `${formatDateTime(change.created)} ${CHANGE_ACTIONS[change.action].label} · ${toActor(change.by)}${change.reason ? ` · ${change.reason}` : ''}`
    : (error?.title ?? '\u00A0');
  return (
    <Flex
      gap={3}
      justifyContent="space-between"
      alignItems="baseline"
      flexWrap="wrap"
      borderTopWidth="1px"
      borderColor="border.subtle"
      paddingTop={3}
    >
      <Text size="sm" tone="subtle" overflowWrap="anywhere" flex="1 1 12rem">
        {summary}
      </Text>
      <Anchor asChild fontSize="sm">
        <Link
          to={`${webPaths.adminReleases}/history?remote=${remote}`}
          aria-label={`${REMOTES[remote].label} 바뀐 기록`}
        >
          바뀐 기록
        </Link>
      </Anchor>
    </Flex>
  );
}
