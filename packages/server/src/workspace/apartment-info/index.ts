import type { FastifyInstance } from 'fastify';
import { createKaptClient } from './kapt-client.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerComplexListJob } from './complex-list.job.ts';
import { registerSearchRoutes } from './search.routes.ts';
import { registerSpaceImportRoutes } from './space-import.routes.ts';
import { registerStaffRoutes } from './staff.routes.ts';
import { apartmentInfoPersonalData } from './personal-data.ts';

export { readComplexes } from './complex-list.job.ts';

/** Apartment complexes: the data of K-apt and our staff, and work spaces created from it (SPEC §3, FACTS §4). */
export async function registerApartmentInfo(app: FastifyInstance): Promise<void> {
  const kapt = createKaptClient(app.platform.config.kapt);
  registerComplexListJob(app.platform, kapt);
  registerStaffRoutes(app, kapt);
  registerSearchRoutes(app, kapt);
  registerSpaceImportRoutes(app, kapt);
  registerPersonalData(app.platform, 'apartment_info', apartmentInfoPersonalData);
}
