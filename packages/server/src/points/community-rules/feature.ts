import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerCommunityPointRuleRoutes } from './rule.routes.ts';

/** The points for actions in the community: rules by category, with their history. */
export const communityPointRules = defineFeature({
  name: 'community_point_rules',
  routes: [registerCommunityPointRuleRoutes],
});
