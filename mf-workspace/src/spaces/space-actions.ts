import type { Contributions } from '@danji/contracts/releases/contributions';

const audience = ['general' as const];

/** The quick actions in the preferred work space; the hint of the first one becomes its title. */
export const SPACE_ACTIONS = [
  { label: '우리 단지', path: '/workspace/:id', icon: 'building', hint: '우리 아파트 단지', order: 10, audience },
  { label: '멤버', path: '/workspace/:id/members', icon: 'users', hint: '초대하고 관리하기', order: 11, audience },
  {
    label: '단지 정보',
    path: '/workspace/:id/facts',
    icon: 'clipboard-list',
    hint: '세대수·주차·시설',
    order: 12,
    audience,
  },
] satisfies Contributions['quickActions'];
