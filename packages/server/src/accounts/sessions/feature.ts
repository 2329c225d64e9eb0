import { defineFeature } from '../../platform/features/define-feature.ts';
import { cleanUp, expireSessions } from './clean-up.ts';
import { sessionPersonalData } from './personal-data.ts';
import { registerSessionRoutes } from './session.routes.ts';

/** Sessions and their refresh tokens. */
export const sessions = defineFeature({
  name: 'sessions',
  routes: [registerSessionRoutes],
  jobs: [cleanUp, expireSessions],
  personalData: sessionPersonalData,
});
