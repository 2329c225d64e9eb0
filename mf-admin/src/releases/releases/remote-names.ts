import type { RemoteName } from '@danji/contracts/releases/release';

/** The names of the remotes on staff screens. */
export const REMOTE_LABELS: Readonly<Record<RemoteName, string>> = {
  workspace: '워크스페이스',
  bids: '입찰',
  community: '커뮤니티',
  shop: '상점',
  points: '포인트',
  admin: '운영',
};

export const REMOTE_OPTIONS = Object.entries(REMOTE_LABELS).map(([value, label]) => ({ value, label }));
