import { REMOTES } from '@danji/contracts/releases/remotes';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { ChannelChange } from '@danji/contracts/releases/channel';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Stack, Text, type TableColumn } from '@danji/ui';
import { toDiffPath } from './diff-path.ts';
import { CHANGE_ACTIONS, toActor } from './change-text.ts';

/** Shows `앞 → 뒤` with a link to the comparison of both releases. */
function ReleaseChange({ change: { remote, before, release, action, percent } }: { change: ChannelChange }) {
  const isReleaseChange = before !== null && before !== release && action !== 'revoke';
  return (
    <Stack as="span" gap={0}>
      {isReleaseChange ? (
        <Text as="span" numeric tone="subtle" whiteSpace={{ md: 'nowrap' }}>{`${before} →`}</Text>
      ) : null}
      <Text as="span" numeric whiteSpace={{ md: 'nowrap' }}>
        {release}
      </Text>
      {percent === null ? null : <Text as="span" size="sm" tone="subtle">{`방문자의 ${percent}%`}</Text>}
      {isReleaseChange ? (
        <Anchor asChild fontSize="sm">
          <Link to={toDiffPath(remote, before, release)} aria-label={`${before} 릴리스와 ${release} 릴리스 비교`}>
            비교
          </Link>
        </Anchor>
      ) : null}
    </Stack>
  );
}

export const HISTORY_COLUMNS: readonly TableColumn<ChannelChange>[] = [
  { key: 'remote', header: '화면', cell: ({ remote }) => REMOTES[remote].label },
  {
    key: 'action',
    header: '한 일',
    cell: ({ action }) => <Badge tone={CHANGE_ACTIONS[action].tone}>{CHANGE_ACTIONS[action].label}</Badge>,
  },
  { key: 'release', header: '릴리스', cell: (change) => <ReleaseChange change={change} /> },
  { key: 'by', header: '누가', cell: ({ by }) => toActor(by) },
  { key: 'reason', header: '이유', cell: ({ reason }) => reason ?? '-' },
  { key: 'created', header: '시각', whole: true, cell: ({ created }) => formatDateTime(created) },
  { key: 'revision', header: '개정', align: 'end', hideOnCards: true, cell: ({ revision }) => formatNumber(revision) },
];
