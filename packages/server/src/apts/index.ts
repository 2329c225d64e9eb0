import type { FastifyInstance } from 'fastify';
import { registerTodayPart } from '../platform/work-parts/today-part.ts';
import { registerHandOverParts } from './hand-over-parts.ts';
import { membersToday } from './today-part.ts';
import { registerWorkMemberRoutes } from './work-member.routes.ts';
import { registerWorkSpaceRoutes } from './work-space.routes.ts';

export { canManageMembers, canUseSpace, requireManager, requireSpaceUser, type Place } from './apts.policy.ts';
export { seedDemoSpaces } from './demo-spaces.ts';
export { toRecordId } from './record-id.ts';
export { findPlace, listSpacesOf } from './work-member.repository.ts';
export { hasWorkSpace } from './work-space.repository.ts';
export { changeFacts, openWorkSpace, readWorkSpace } from './work-space.service.ts';

/** Work spaces and their members (SPEC §7, Apartments and work). */
export async function registerApartments(app: FastifyInstance): Promise<void> {
  registerWorkSpaceRoutes(app);
  registerWorkMemberRoutes(app);
  registerHandOverParts(app.platform);
  registerTodayPart(app.platform, 'members', membersToday);
}
