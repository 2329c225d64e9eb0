import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { publicRecords } from '../../platform/features/public-records.ts';
import { fileUses } from '../../site/files/index.ts';
import { cleanUp } from './clean-up.ts';
import { publicPosts } from './community-list.repository.ts';
import { COMMUNITY_FILE_USE } from './community-post.repository.ts';
import { registerCommunityPostRoutes } from './community-post.routes.ts';
import { seedDemoFieldPosts, seedDemoPosts } from './demo-posts.ts';
import { seedDemoPurchases } from './demo-purchases.ts';
import { readersOfPost } from './file-policy.ts';
import { communityPostPersonalData } from './personal-data.ts';
import { refundPurchases } from './refund-purchases.job.ts';
import { registerPurchaseRoutes } from './purchase.routes.ts';
import { registerVersionRoutes } from './version.routes.ts';
import { remindOfAcceptance } from './remind-of-acceptance.job.ts';
import { tellOfNewPosts } from './tell-of-new-posts.job.ts';

/** Posts of the community: materials, information and communication (ADR 0141). */
export const communityPosts = defineFeature({
  name: 'community_posts',
  routes: [registerCommunityPostRoutes, registerPurchaseRoutes, registerVersionRoutes],
  jobs: [refundPurchases, cleanUp, remindOfAcceptance, tellOfNewPosts],
  personalData: communityPostPersonalData,
  demo: [
    { name: 'community_posts', order: 52, seed: seedDemoPosts },
    { name: 'community_field_posts', order: 56, seed: seedDemoFieldPosts },
    // Buyers have points from then on.
    { name: 'community_purchases', order: 92, seed: seedDemoPurchases },
  ],
  contributions: [
    contribute(fileUses, COMMUNITY_FILE_USE, readersOfPost),
    contribute(publicRecords, 'posts', publicPosts),
  ],
});
