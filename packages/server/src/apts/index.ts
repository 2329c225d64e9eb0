import type { FastifyInstance } from 'fastify';
import { registerWorkMemberRoutes } from './work-member.routes.ts';
import { registerWorkSpaceRoutes } from './work-space.routes.ts';

export { seedDemoSpaces } from './demo-spaces.ts';

/** Work spaces and their members (SPEC §7, Apartments and work). */
export async function registerApartments(app: FastifyInstance): Promise<void> {
  registerWorkSpaceRoutes(app);
  registerWorkMemberRoutes(app);
}
