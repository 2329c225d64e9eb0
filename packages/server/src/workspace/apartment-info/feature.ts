import { defineFeature } from '../../platform/features/define-feature.ts';
import { readComplexes } from './complex-list.job.ts';
import { createKaptClient } from './kapt-client.ts';
import { apartmentInfoPersonalData } from './personal-data.ts';
import { registerSearchRoutes } from './search.routes.ts';
import { registerSpaceImportRoutes } from './space-import.routes.ts';
import { registerWorkImportRoutes } from './work-import.routes.ts';
import { registerStaffRoutes } from './staff.routes.ts';

/** Apartment complexes: the data of K-apt and our staff, and work spaces created from it (SPEC §3, FACTS §4). */
export const apartmentInfo = defineFeature({
  name: 'apartment_info',
  open: ({ platform }) => createKaptClient(platform.config.kapt),
  routes: [registerStaffRoutes, registerSearchRoutes, registerSpaceImportRoutes, registerWorkImportRoutes],
  jobs: [readComplexes],
  personalData: apartmentInfoPersonalData,
  // Without this operators would see no complexes until the first Sunday.
  demo: { name: 'complexes', order: 90, seed: (db, _now, { jobs }) => jobs.enqueue(db, readComplexes, {}) },
});
