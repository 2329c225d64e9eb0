import type { FastifyInstance } from 'fastify';
import { canUseSpace, findPlace } from '../apts/index.ts';
import { registerFileUse } from '../commons/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import { isStaff } from '../platform/http/principal.ts';
import type { MayReadFile } from '../platform/storage/may-read-file.ts';
import { registerHandOverPart } from '../platform/work-parts/hand-over-part.ts';
import { registerTodayPart } from '../platform/work-parts/today-part.ts';
import { requestsHandOver } from './hand-over-part.ts';
import { requestsToday } from './today-part.ts';
import { ANSWER_FILE_USE, findEventSpace, findRequestSpace, REQUEST_FILE_USE } from './work-request.repository.ts';
import { workRequestRoutes } from './work-request.routes.ts';
import { workRequestStaffRoutes } from './work-request-staff.routes.ts';

export { seedDemoRequests } from './demo-requests.ts';

/** Files of a work space's record are readable by its members and our staff. */
const insidersMayRead =
  (findSpace: (db: Db, recordId: number) => Promise<number | undefined>): MayReadFile =>
  async (db, file, user) => {
    if (isStaff(user)) return true;
    const space = file.record_id === null ? undefined : await findSpace(db, file.record_id);
    return space !== undefined && canUseSpace(user, await findPlace(db, space, user.id));
  };

/** Requests of work spaces to our staff. */
export async function registerWorkRequests(app: FastifyInstance): Promise<void> {
  registerFileUse(app, REQUEST_FILE_USE, insidersMayRead(findRequestSpace));
  registerFileUse(app, ANSWER_FILE_USE, insidersMayRead(findEventSpace));
  registerHandOverPart(app.platform, 'requests', requestsHandOver);
  registerTodayPart(app.platform, 'requests', requestsToday);
  workRequestRoutes(app);
  workRequestStaffRoutes(app);
}
