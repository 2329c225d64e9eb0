import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerSimulationRoutes } from './simulation.routes.ts';
import { settleActs } from './settle-acts.ts';

/** Points for what members do in the community, by the rules that operators set (ADR 0149). */
export const communityEarnings = defineFeature({
  name: 'community_earnings',
  routes: [registerSimulationRoutes],
  jobs: [settleActs],
  personalData: {
    kept: [
      {
        columns: ['community_act.reason'],
        because: 'A code: why an act brought no points. It says nothing of a person.',
      },
    ],
  },
});
