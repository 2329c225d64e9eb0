import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../commons/index.ts';
import { registerHandOverPart } from '../platform/work-parts/hand-over-part.ts';
import { registerTodayPart } from '../platform/work-parts/today-part.ts';
import { handleCleanUp } from './clean-up.ts';
import { feedRoutes } from './feed.routes.ts';
import { schedulesHandOver } from './hand-over-part.ts';
import { mayReadScheduleFile } from './schedule-access.ts';
import { SCHEDULE_FILE_USE } from './schedule.repository.ts';
import { scheduleRoutes } from './schedule.routes.ts';
import { sheetRoutes } from './sheet.routes.ts';
import { handleTellExpiry } from './tell-expiry.ts';
import { schedulesToday } from './today-part.ts';

export { seedDemoSchedules } from './demo-schedules.ts';

/** Schedules and contracts of work spaces (SPEC §7, Apartments and work). */
export async function registerSchedules(app: FastifyInstance): Promise<void> {
  registerFileUse(app, SCHEDULE_FILE_USE, mayReadScheduleFile);
  scheduleRoutes(app);
  sheetRoutes(app);
  feedRoutes(app);
  handleTellExpiry(app.platform);
  handleCleanUp(app.platform);
  registerHandOverPart(app.platform, 'schedules', schedulesHandOver);
  registerTodayPart(app.platform, 'schedules', schedulesToday);
}
