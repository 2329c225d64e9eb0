import type { SpaceRole } from './space-role.ts';

const EVERYBODY = ['master', 'manager', 'member', 'resident'] as const;
const OFFICE = ['master', 'manager', 'member'] as const;
const MANAGERS = ['master', 'manager'] as const;

/**
 * The rights in a work space and the roles that have them (roles of the product decisions). The server's policy and the
 * list on the members screen both use it. Job grades are titles and give no rights.
 */
export const SPACE_RIGHTS = {
  read: { label: '단지 정보 보기', roles: EVERYBODY },
  see_contacts: { label: '멤버 모두와 연락처 보기', roles: OFFICE },
  work: { label: '일정·계약, 문서, 요청 보고 쓰기', roles: OFFICE },
  edit_details: { label: '단지 정보 고치기, K-apt에서 가져오기', roles: OFFICE },
  manage_work: { label: '다른 사람의 문서와 요청 정리하기, 달력 구독 주소 만들기', roles: MANAGERS },
  manage_members: { label: '초대하고 참여 요청에 답하기, 담당자와 입주민 내보내기', roles: MANAGERS },
  write_notices: { label: '입찰공고 쓰고 올리기', roles: MANAGERS },
  decide_notices: { label: '제안 개봉하고 업체 선정하기, 공고 마감하고 취소하기', roles: ['master'] },
  evaluate: { label: '계약한 업체 평가하기', roles: ['master'] },
  export: { label: '인수인계 자료 내보내기', roles: ['master'] },
  close: { label: '워크스페이스 보관하고 삭제하기', roles: ['master'] },
  appoint: { label: '관리자 정하기, 대표 관리자 넘기기', roles: ['master'] },
} as const satisfies Record<string, { label: string; roles: readonly SpaceRole[] }>;

export type SpaceRight = keyof typeof SPACE_RIGHTS;

/** Returns the roles that have a right. */
export const rolesWith = (right: SpaceRight): readonly SpaceRole[] => SPACE_RIGHTS[right].roles;

export const hasSpaceRight = (role: SpaceRole, right: SpaceRight): boolean => rolesWith(right).includes(role);

/** The rights that a master keeps in an archived or deleted work space; nobody else has any there. */
export const CLOSED_SPACE_RIGHTS: readonly SpaceRight[] = ['read', 'see_contacts', 'export', 'close'];
