export { insertDemoContracts } from './demo-schedules.ts';
export { writeSchedule } from './schedule.service.ts';
