export { isAllowed, memberHasRight, requireRight, type Membership } from './membership.policy.ts';
export { exportedName } from './exported-name.ts';
export { activeSpacesOf } from './personal-data.ts';
export { seedDemoSpaces } from './demo-spaces.ts';
export { findMembership, listMembershipStates } from './own-membership.repository.ts';
export { listSpacesOf } from './work-member.repository.ts';
export { hasWorkSpace } from './work-space.repository.ts';
export { type SpacePurge, spacePurges } from './space-purge.ts';
export { changeDetails, openWorkSpace, readWorkSpace } from './work-space.service.ts';
