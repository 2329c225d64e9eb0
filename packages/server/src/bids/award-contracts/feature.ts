import { contribute } from '../../platform/features/contributions.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { dashboards } from '../../workspace/work-dashboard/index.ts';
import { registerAwardContractRoutes } from './award-contract.routes.ts';
import { noticeDashboardProvider } from './dashboard-provider.ts';

/** The outcome of bid notices in a work space: those to be decided on its dashboard, and the contract of an award. */
export const awardContracts = defineFeature({
  name: 'award_contracts',
  routes: [registerAwardContractRoutes],
  contributions: [contribute(dashboards, 'suggest_items', noticeDashboardProvider)],
});
