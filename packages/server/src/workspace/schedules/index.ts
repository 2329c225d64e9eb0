export { insertDemoContracts } from './demo-schedules.ts';
