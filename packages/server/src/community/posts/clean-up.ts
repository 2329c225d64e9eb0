import { defineJob } from '../../platform/features/feature-job.ts';
import { purgeDeleted } from '../../site/files/index.ts';
import { deletePost } from '../notices/index.ts';
import { COMMUNITY_FILE_USE, listDeletedBoards } from './community-post.repository.ts';

/** Deletes posts that their authors deleted 30 days ago and nobody has bought, with their files; nightly. */
export const cleanUp = defineJob(
  'community.clean_up',
  (platform) =>
    purgeDeleted(platform, {
      use: COMMUNITY_FILE_USE,
      list: listDeletedBoards,
      purge: async (db, boardId) => {
        await deletePost(db, boardId);
        return true;
      },
    }),
  { cron: '37 4 * * *' },
);
