import { purgeDeleted } from '../../site/files/index.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { AI_DOCUMENT_FILE_USE, deletedDocuments } from './ai-document.repository.ts';
import { endStaleGenerations } from './generation.service.ts';
import { viewers } from './viewer.routes.ts';

/** Ends generations whose server has died; every minute. */
export const endStale = defineJob('ai_documents.end_stale', ({ db, clock }) => endStaleGenerations(db, clock.now()), {
  cron: '* * * * *',
});
/**
 * Deletes documents that were marked as deleted 30 days ago, releases their files, and deletes the tabs that have closed
 * their document without saying so; nightly.
 */
export const cleanUp = defineJob(
  'ai_documents.clean_up',
  async (platform) => {
    await purgeDeleted(platform, { use: AI_DOCUMENT_FILE_USE, ...deletedDocuments });
    await viewers.deleteGone(platform.db, platform.clock.now());
  },
  { cron: '41 4 * * *' },
);
