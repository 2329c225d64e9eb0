import { EditState } from '@danji/contracts/codes/edit-state';
import type { QuickAction as Contributed } from '@danji/contracts/releases/contributions';
import type { HostedRemote } from '@danji/contracts/releases/release';
import { webPaths } from '@danji/contracts/web-paths';
import { listOwnContributions, type Visitor } from '../shared/contributions.ts';
import { listMenuEntries } from '../shared/menu.ts';

export type QuickAction = Pick<Contributed, 'label' | 'path' | 'icon' | 'hint'>;

/** Quick actions whose paths a remote fills in, and its menu entries, which they replace. */
export type PendingActions = { remote: string; placeholders: readonly QuickAction[]; menu: readonly QuickAction[] };

const NOTIFICATIONS: QuickAction = { label: '알림', path: webPaths.notifications, icon: 'bell' };
const ACCOUNT: QuickAction = { label: '내 정보', path: webPaths.me, icon: 'user' };

/** The next action of a vendor, by the state of its review. */
function listReviewActions(state: number | undefined): QuickAction[] {
  if (state === EditState.DONE) return [];
  const isWaiting = state === EditState.PENDING || state === EditState.EDITED;
  return [
    {
      label: isWaiting ? '심사 상태' : '사업자 정보 등록',
      path: webPaths.me,
      icon: 'briefcase',
      hint: isWaiting ? '운영팀이 확인하고 있어요' : '승인되면 모두 쓸 수 있어요',
    },
  ];
}

type QuickActionOptions = {
  visitor: Visitor;
  /** The review state of a vendor. */
  reviewState?: number | undefined;
  remotes: readonly HostedRemote[];
};

const hasParameter = ({ path }: QuickAction): boolean => path.includes('/:');

/** Lists the likely next actions of an account: those that remotes fill in, and the others with the rest of the menu. */
export function toQuickActions({ visitor, reviewState, remotes }: QuickActionOptions): {
  pending: PendingActions[];
  actions: QuickAction[];
} {
  const offers = remotes.map((hosted) => ({ hosted, own: listOwnContributions(hosted, 'quickActions', visitor) }));
  const [open, complete] = [
    offers.filter(({ own }) => own.some(hasParameter)),
    offers.filter(({ own }) => !own.some(hasParameter)),
  ];
  const own = complete.flatMap((offer) => offer.own).toSorted((a, b) => a.order - b.order);
  const menu = listMenuEntries(
    complete.map(({ hosted }) => hosted),
    visitor,
  );
  const reviewActions = visitor.kind === 'brand' ? listReviewActions(reviewState) : [];
  const accountActions = [NOTIFICATIONS, ...(reviewActions.length > 0 ? [] : [ACCOUNT])];
  return {
    pending: open.map(({ hosted, own }) => ({
      remote: hosted.remote,
      placeholders: own,
      menu: listMenuEntries([hosted], visitor),
    })),
    actions: [
      ...reviewActions,
      ...own,
      // An action that leads where an entry of the menu leads stands for it.
      ...menu.filter((entry) => own.every(({ path }) => path !== entry.path)),
      ...(visitor.kind === 'staff' ? [] : accountActions),
    ],
  };
}
