import { defineJob } from '../../platform/features/feature-job.ts';
import { purgeDeleted } from '../../site/files/index.ts';
import { deletePost } from '../notices/index.ts';
import { COMMUNITY_FILE_USE, findPostOfBoard, listDeletedBoards } from './community-post.repository.ts';
import { trimVersions } from './version.repository.ts';

/** Deletes posts that their authors deleted 30 days ago and nobody has bought, with their files; nightly. */
export const cleanUp = defineJob(
  'community.clean_up',
  (platform) =>
    purgeDeleted(platform, {
      use: COMMUNITY_FILE_USE,
      list: listDeletedBoards,
      purge: async (db, boardId) => {
        const post = await findPostOfBoard(db, boardId, null);
        if (post) await trimVersions(db, post.id, platform.clock.now(), 0);
        await deletePost(db, boardId);
        return true;
      },
    }),
  { cron: '37 4 * * *' },
);
