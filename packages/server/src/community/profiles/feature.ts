import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerProfileRoutes } from './profile.routes.ts';

/** Members as authors of the community. */
export const communityProfiles = defineFeature({ name: 'community_profiles', routes: [registerProfileRoutes] });
