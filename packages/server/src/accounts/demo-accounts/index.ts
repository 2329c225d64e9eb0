export { seedDemoAccounts } from './demo-accounts.ts';
