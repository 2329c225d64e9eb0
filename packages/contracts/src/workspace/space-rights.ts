import type { WorkMember } from './work-space.ts';

type Role = WorkMember['role'];

/**
 * The rights in a work space and the roles that have them. The server's policy and the table on the members screen both use
 * it. Job grades are titles and give no rights.
 */
export const SPACE_RIGHTS = {
  read: { label: '단지 정보와 멤버 보기', roles: ['master', 'member'] },
  edit_facts: { label: '단지 정보 고치기, K-apt에서 가져오기', roles: ['master', 'member'] },
  work: { label: '일정·계약, 문서, 요청 쓰고 고치기', roles: ['master', 'member'] },
  evaluate: { label: '계약한 업체 평가하기', roles: ['master'] },
  manage_members: { label: '멤버 초대와 참여 요청 수락, 내보내기', roles: ['master'] },
  change_roles: { label: '관리자 정하기와 대표 관리자 바꾸기', roles: ['master'] },
} as const satisfies Record<string, { label: string; roles: readonly Role[] }>;

export type SpaceRight = keyof typeof SPACE_RIGHTS;

export const hasSpaceRight = (role: Role, right: SpaceRight): boolean =>
  (SPACE_RIGHTS[right].roles as readonly Role[]).includes(role);
