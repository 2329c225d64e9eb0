import { defineFeature } from '../../platform/features/define-feature.ts';
import { contribute } from '../../platform/features/contributions.ts';
import { publicRecords } from '../../platform/features/public-records.ts';
import { fileUses } from '../../site/files/index.ts';
import { cleanUp } from './clean-up.ts';
import { seedDemoNotices } from './demo-notices.ts';
import { NOTICE_FILE_USE, publicNotices } from './notice.repository.ts';
import { registerNoticeRoutes } from './notice.routes.ts';
import { noticePersonalData } from './personal-data.ts';
import { registerPostViewRoutes } from './post-view.routes.ts';

/** Notices, and the views of board posts. */
export const notices = defineFeature({
  name: 'notices',
  routes: [registerNoticeRoutes, registerPostViewRoutes],
  jobs: [cleanUp],
  personalData: noticePersonalData,
  demo: { name: 'notices', order: 50, seed: seedDemoNotices },
  contributions: [contribute(fileUses, NOTICE_FILE_USE, 'public'), contribute(publicRecords, 'notices', publicNotices)],
});
