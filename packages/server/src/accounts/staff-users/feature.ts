import { defineFeature } from '../../platform/features/define-feature.ts';
import { registerStaffAccountRoutes } from './staff-accounts.routes.ts';
import { registerStaffChangeRoutes } from './staff-changes.routes.ts';
import { registerStaffUserRoutes } from './staff-users.routes.ts';

/** Accounts as operators see and change them, and the accounts of operators. */
export const staffUsers = defineFeature({
  name: 'staff_users',
  routes: [registerStaffUserRoutes, registerStaffChangeRoutes, registerStaffAccountRoutes],
});
