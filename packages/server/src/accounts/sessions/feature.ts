import { defineFeature } from '../../platform/features/define-feature.ts';
import { cleanUp, expireSessions } from './clean-up.ts';
import { sessionPersonalData } from './personal-data.ts';
import { registerOpenSessionRoutes } from './open-session.routes.ts';
import { registerSessionRoutes } from './session.routes.ts';

/** Sessions and their refresh tokens. */
export const sessions = defineFeature({
  name: 'sessions',
  routes: [registerSessionRoutes, registerOpenSessionRoutes],
  jobs: [cleanUp, expireSessions],
  personalData: sessionPersonalData,
});
