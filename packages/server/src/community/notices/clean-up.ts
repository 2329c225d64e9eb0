import { purgeDeleted } from '../../site/files/index.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { deletedPosts } from './board-post.repository.ts';
import { NOTICE_FILE_USE } from './notice.repository.ts';

/** Deletes posts that were marked as deleted 30 days ago, and releases their files; nightly. */
export const cleanUp = defineJob(
  'boards.clean_up',
  (platform) => purgeDeleted(platform, { use: NOTICE_FILE_USE, ...deletedPosts }),
  { cron: '32 4 * * *' },
);
