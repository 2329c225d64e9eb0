import { releaseDocumentFiles } from '../commons/index.ts';
import { addSeconds } from '../platform/clock.ts';
import { transaction } from '../platform/database/transaction.ts';
import { defineJob } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { dropPost, listDeletedPosts } from './board-post.repository.ts';
import { NOTICE_FILE_USE } from './notice.repository.ts';

/** Forgets posts that were deleted 30 days ago, and gives up their files; nightly. */
export const cleanUp = defineJob('boards.clean_up');
const KEPT_SECONDS = 30 * 86_400;
const BATCH = 100;

async function dropDeleted({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const before = addSeconds(now, -KEPT_SECONDS);
  for (;;) {
    const ids = await listDeletedPosts(db, before, BATCH);
    for (const id of ids) {
      await transaction(db, async (db) => {
        if (await dropPost(db, id, before)) await releaseDocumentFiles(db, { use: NOTICE_FILE_USE, recordId: id }, now);
      });
    }
    if (ids.length < BATCH) return;
  }
}

export const handleCleanUp = (platform: Platform): void => platform.jobs.handle(cleanUp, () => dropDeleted(platform), { cron: '32 4 * * *' });
