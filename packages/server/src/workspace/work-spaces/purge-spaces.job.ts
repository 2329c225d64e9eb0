import { SPACE_RETENTION_DAYS } from '@danji/contracts/workspace/space-closing';
import { addSeconds } from '../../platform/clock.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { spacePurges } from './space-purge.ts';
import { EMPTY_DETAILS } from './work-space.presenter.ts';
import { blankWorkSpace, listPurgeable, lockPurgeable } from './work-space.repository.ts';

const RETENTION_SECONDS = SPACE_RETENTION_DAYS * 86_400;
const BATCH = 100;
const TITLE = '삭제한 워크스페이스';

/** Deletes the contents of work spaces that were deleted 30 days ago, each in its own transaction; nightly. */
export const purgeSpaces = defineJob(
  'work_spaces.purge',
  async ({ db, clock, contributions }: JobRun<object>) => {
    const now = clock.now();
    const before = addSeconds(now, -RETENTION_SECONDS);
    for (;;) {
      const ids = await listPurgeable(db, before, BATCH);
      for (const id of ids)
        await transaction(db, async (db) => {
          if (!(await lockPurgeable(db, id, before))) return;
          for (const purge of contributions.of(spacePurges).values()) await purge(db, id, now);
          await blankWorkSpace(db, id, { ...EMPTY_DETAILS, title: TITLE }, now);
        });
      if (ids.length < BATCH) return;
    }
  },
  { cron: '44 4 * * *' },
);
