import type { ReleaseRow } from '@danji/contracts/releases/release';
import { REMOTES } from '@danji/contracts/releases/remotes';
import { useNavigate } from '@danji/shell-sdk/router';
import { IconButton, Menu, type MenuItem } from '@danji/ui';
import { toDiffPath } from './diff-path.ts';
import type { ChannelDialogs } from './use-channel-dialogs.tsx';

export type ReleaseMenuProps = {
  row: ReleaseRow;
  /** The active release of the same remote. */
  active: string | undefined;
  dialogs: ChannelDialogs;
  onOverride: (row: ReleaseRow) => void;
};

/** Offers the actions that are possible on an uploaded release now. */
export function ReleaseMenu({ row, active, dialogs, onOverride }: ReleaseMenuProps) {
  const navigate = useNavigate();
  const { remote, release, state } = row;
  const isLive = state === 'active';
  const isRevoked = state === 'revoked';
  const items: MenuItem[] = [
    ...(isLive || isRevoked
      ? []
      : [{ label: '모두에게 적용', icon: 'rocket' as const, onSelect: () => dialogs.promote(row) }]),
    ...(isLive || isRevoked || state === 'candidate' || !active
      ? []
      : [{ label: '일부에게 적용', icon: 'users' as const, onSelect: () => dialogs.editCanary(row) }]),
    ...(isLive || !active
      ? []
      : [
          {
            label: '쓰는 릴리스와 비교',
            icon: 'arrow-up-down' as const,
            onSelect: () => void navigate(toDiffPath(remote, active, release)),
          },
        ]),
    ...(isRevoked
      ? []
      : [
          { label: '내 브라우저에서 쓰기', icon: 'monitor' as const, onSelect: () => onOverride(row) },
          { label: '회수', icon: 'ban' as const, tone: 'danger' as const, onSelect: () => dialogs.revoke(row) },
        ]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={`${REMOTES[remote].label} ${release}`}
      trigger={<IconButton size="sm" variant="ghost" icon="more" label={`${REMOTES[remote].label} ${release} 처리`} />}
      items={items}
    />
  );
}
