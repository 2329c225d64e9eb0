import { listDemoAuthors } from '../posts/index.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { markDemoPosts } from './follow.repository.ts';
import { registerFollowRoutes } from './follow.routes.ts';
import { registerNewPostFollowRoutes } from './new-post-follow.routes.ts';
import { followPersonalData } from './personal-data.ts';

/** Posts of the community that members keep as bookmarks, and what they want to hear of. */
export const communityFollows = defineFeature({
  name: 'community_follows',
  routes: [registerFollowRoutes, registerNewPostFollowRoutes],
  personalData: followPersonalData,
  demo: { name: 'community_follows', order: 59, seed: async (db) => markDemoPosts(db, await listDemoAuthors(db)) },
});
