import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerFollowRoutes } from './follow.routes.ts';
import { followPersonalData } from './personal-data.ts';

/** Posts of the community that members keep as bookmarks, or want to hear of. */
export const communityFollows = defineFeature({
  name: 'community_follows',
  routes: [registerFollowRoutes],
  personalData: followPersonalData,
});
