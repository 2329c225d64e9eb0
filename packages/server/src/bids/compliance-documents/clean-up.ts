import { defineJob } from '../../platform/features/feature-job.ts';
import { purgeDeleted } from '../../site/files/index.ts';
import { COMPLIANCE_FILE_USE, deletedDocuments } from './compliance-document.repository.ts';

/** Deletes documents that were marked as deleted 30 days ago, with their files; nightly. */
export const cleanUp = defineJob(
  'compliance_documents.clean_up',
  (platform) => purgeDeleted(platform, { use: COMPLIANCE_FILE_USE, ...deletedDocuments }),
  { cron: '41 4 * * *' },
);
