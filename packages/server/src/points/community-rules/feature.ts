import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerCommunityPointRuleRoutes } from './rule.routes.ts';

/** What actions in the community give: rules by category, with their history. */
export const communityPointRules = defineFeature({
  name: 'community_point_rules',
  routes: [registerCommunityPointRuleRoutes],
});
