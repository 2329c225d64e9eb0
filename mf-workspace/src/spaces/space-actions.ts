import type { Contributions } from '@danji/contracts/releases/contributions';
import type { SpaceRight } from '@danji/contracts/workspace/space-rights';

type QuickAction = NonNullable<Contributions['quickActions']>[number];
type SpaceAction = {
  action: QuickAction;
  /** The right that the action needs as its hint describes it. */
  right: SpaceRight;
  /** The hint for members without the right, who get the action all the same; without one they do not. */
  otherHint?: string;
};

const audience: QuickAction['audience'] = ['general'];

/** The quick actions in the preferred work space. */
export const SPACE_ACTIONS: readonly SpaceAction[] = [
  {
    action: {
      label: '우리 단지',
      path: '/workspace/:id',
      icon: 'building',
      hint: '우리 아파트 단지',
      order: 10,
      audience,
    },
    right: 'read',
  },
  {
    action: {
      label: '멤버',
      path: '/workspace/:id/members',
      icon: 'users',
      hint: '초대하고 관리하기',
      order: 11,
      audience,
    },
    right: 'manage_members',
    otherHint: '함께하는 사람 보기',
  },
  {
    action: {
      label: '단지 정보',
      path: '/workspace/:id/facts',
      icon: 'clipboard-list',
      hint: '세대수·주차·시설',
      order: 12,
      audience,
    },
    right: 'edit_details',
  },
];
