import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../commons/index.ts';
import { boardViewRoutes } from './board-view.routes.ts';
import { handleCleanUp } from './clean-up.ts';
import { noticeRoutes } from './notice.routes.ts';
import { NOTICE_FILE_USE } from './notice.repository.ts';

export { seedDemoNotices } from './demo-notices.ts';
export { findReadableNotice, findReadableVersion } from './notice.repository.ts';

/** Notices, and the views of board posts. */
export async function registerBoards(app: FastifyInstance): Promise<void> {
  registerFileUse(app, NOTICE_FILE_USE, 'public');
  noticeRoutes(app);
  boardViewRoutes(app);
  handleCleanUp(app.platform);
}
