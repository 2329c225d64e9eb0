import type { FastifyInstance } from 'fastify';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { createKaptNoticeClient } from './kapt-notice-client.ts';
import { registerKaptNoticeRoutes } from './kapt-notice.routes.ts';
import { kaptNoticePersonalData } from './personal-data.ts';
import { readKaptNoticesNightly } from './read-notices.job.ts';

/** Bid notices, results and private contracts of K-apt, read every night and only read here (FACTS §4). */
export const kaptNotices = defineFeature({
  name: 'kapt_notices',
  open: ({ platform }: FastifyInstance) => createKaptNoticeClient(platform.config.kapt),
  routes: [registerKaptNoticeRoutes],
  jobs: [readKaptNoticesNightly],
  personalData: kaptNoticePersonalData,
  // Without this nobody would see notices until the first night.
  demo: { name: 'kapt_notices', order: 91, seed: (db, _now, { jobs }) => jobs.enqueue(db, readKaptNoticesNightly, {}) },
});
