import type { FastifyInstance } from 'fastify';
import { registerFileUse } from '../../site/files/index.ts';
import { registerPersonalData } from '../../platform/personal-data/personal-data-contributor.ts';
import { registerPostViewRoutes } from './post-view.routes.ts';
import { registerCleanUp } from './clean-up.ts';
import { registerNoticeRoutes } from './notice.routes.ts';
import { NOTICE_FILE_USE } from './notice.repository.ts';
import { noticePersonalData } from './personal-data.ts';

export { seedDemoNotices } from './demo-notices.ts';

/** Notices, and the views of board posts. */
export async function registerNotices(app: FastifyInstance): Promise<void> {
  registerFileUse(app, NOTICE_FILE_USE, 'public');
  registerNoticeRoutes(app);
  registerPostViewRoutes(app);
  registerCleanUp(app.platform);
  registerPersonalData(app.platform, 'notices', noticePersonalData);
}
