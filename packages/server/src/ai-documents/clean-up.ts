import { releaseDocumentFiles } from '../commons/index.ts';
import { addSeconds } from '../platform/clock.ts';
import { transaction } from '../platform/database/transaction.ts';
import { defineJob } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { AI_DOCUMENT_FILE_USE, dropDocument, listDeletedDocuments } from './ai-document.repository.ts';
import { endStaleGenerations } from './generation.service.ts';

/** Ends tries whose server has died; every minute. */
export const endStale = defineJob('ai_documents.end_stale');
/** Forgets documents that were deleted 30 days ago, and gives up their files; nightly. */
export const cleanUp = defineJob('ai_documents.clean_up');
const KEPT_SECONDS = 30 * 86_400;
const BATCH = 100;

async function dropDeleted({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const before = addSeconds(now, -KEPT_SECONDS);
  for (;;) {
    const ids = await listDeletedDocuments(db, before, BATCH);
    for (const id of ids) {
      await transaction(db, async (db) => {
        if (await dropDocument(db, id, before)) await releaseDocumentFiles(db, { use: AI_DOCUMENT_FILE_USE, recordId: id }, now);
      });
    }
    if (ids.length < BATCH) return;
  }
}

export function handleCleanUp(platform: Platform): void {
  const { jobs, db, clock } = platform;
  jobs.handle(endStale, async () => void (await endStaleGenerations(db, clock.now())), { cron: '* * * * *' });
  jobs.handle(cleanUp, () => dropDeleted(platform), { cron: '41 4 * * *' });
}
