export { createStaff } from './staff-accounts.routes.ts';
export { insertStaff } from './staff.repository.ts';
