/** The roles in a work space, the highest first. Exactly one active member is the master. */
export const SPACE_ROLES = ['master', 'manager', 'member', 'resident'] as const;
export type SpaceRole = (typeof SPACE_ROLES)[number];

/** Roles that an invitation or the answer to a request to join can give; the master is only made by handing over. */
export const ASSIGNABLE_ROLES = ['manager', 'member', 'resident'] as const satisfies readonly SpaceRole[];

export const SPACE_ROLE_LABELS: Readonly<Record<SpaceRole, string>> = {
  master: '대표 관리자',
  manager: '관리자',
  member: '담당자',
  resident: '입주민',
};

const rank = (role: SpaceRole): number => SPACE_ROLES.indexOf(role);

/** Returns whether `role` is below `other`. */
export const isBelow = (role: SpaceRole, other: SpaceRole): boolean => rank(role) > rank(other);

/** Returns whether `actor` may change or end the membership of somebody else with `role`: the master all, managers those below them. */
export const canManageRole = (actor: SpaceRole, role: SpaceRole): boolean =>
  actor === 'master' || (actor === 'manager' && isBelow(role, actor));

/** Returns whether `actor` may change the role of somebody else. Only the master hands over. */
export const canAssignRole = (actor: SpaceRole, from: SpaceRole, to: SpaceRole): boolean =>
  canManageRole(actor, from) && canManageRole(actor, to);
