import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { EditState } from '@danji/contracts/codes/edit-state';
import { webPaths } from '@danji/contracts/web-paths';
import type { AccountKind } from '@danji/shell-sdk';
import type { IconName } from '@danji/ui';
import type { MenuEntry } from '../shared/menu.ts';

export type QuickAction = {
  label: string;
  path: string;
  icon: IconName;
  /** Describes the target where the label is not enough. */ hint?: string;
};

const NOTIFICATIONS: QuickAction = { label: '알림', path: webPaths.notifications, icon: 'bell' };
const ACCOUNT: QuickAction = { label: '내 정보', path: webPaths.me, icon: 'user' };

type Space = Pick<WorkSpace, 'id' | 'title'>;

const listSpaceActions = ({ id, title }: Space): QuickAction[] => [
  { label: '우리 단지', path: webPaths.workspace(id), icon: 'building', hint: title },
  { label: '멤버', path: webPaths.workspaceMembers(id), icon: 'users', hint: '초대하고 관리하기' },
  { label: '단지 정보', path: webPaths.workspaceDetails(id), icon: 'clipboard-list', hint: '세대수·주차·시설' },
];
const NO_SPACE_ACTIONS: readonly QuickAction[] = [
  { label: '단지 등록하기', path: webPaths.newWorkspace, icon: 'plus', hint: '워크스페이스 만들기' },
  { label: '우리 단지 찾기', path: webPaths.findWorkspace, icon: 'search', hint: '참여 요청하기' },
];
const STAFF_ACTIONS: readonly QuickAction[] = [
  {
    label: '업체 심사',
    path: `${webPaths.adminUsers('brand')}?brand_status=${EditState.PENDING}`,
    icon: 'shield-check',
    hint: '승인을 기다리는 업체',
  },
  { label: '일반회원', path: webPaths.adminUsers('general'), icon: 'users' },
  { label: '메인 팝업', path: webPaths.adminPopups, icon: 'message-square' },
  { label: '처리 기록', path: webPaths.adminStaffLog, icon: 'history' },
];

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
  kind: AccountKind | null;
  /** The review state of a vendor. */
  reviewState?: number | undefined;
  /** The work spaces of a general user, the preferred one first; `undefined` while unknown. */
  spaces?: readonly Space[] | undefined;
  menu: readonly MenuEntry[];
};

/** Lists the likely next actions of an account, then all other screens of its menu. Only hosted remotes are included. */
export function toQuickActions({ kind, reviewState, spaces, menu }: QuickActionOptions): QuickAction[] {
  const isHosted = (root: string) => menu.some(({ path }) => path === root);
  const [first] = spaces ?? [];
  const ownActions = [
    ...(kind === 'general' && spaces && isHosted(webPaths.workspaces)
      ? first
        ? listSpaceActions(first)
        : NO_SPACE_ACTIONS
      : []),
    ...(kind === 'brand' ? listReviewActions(reviewState) : []),
    ...(kind === 'staff' && isHosted(webPaths.admin) ? STAFF_ACTIONS : []),
  ];
  // The start page itself has the list of work spaces.
  const menuActions = menu
    .filter(({ path }) => !(path === webPaths.workspaces && ownActions.length > 0 && kind === 'general'))
    .map(({ label, path, icon }) => ({ label, path, icon }));
  if (kind === 'staff') return [...ownActions, ...menuActions];
  return [
    ...ownActions,
    ...menuActions,
    NOTIFICATIONS,
    ...(kind === 'brand' && ownActions.length > 0 ? [] : [ACCOUNT]),
  ];
}
