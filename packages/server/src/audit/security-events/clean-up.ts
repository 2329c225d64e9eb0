import { sql } from 'kysely';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';

/** Deletes security events after two years; nightly. The trigger of the table lets no younger row go. */
export const cleanUp = defineJob('security_events.clean_up');

export const registerCleanUp = ({ jobs, db, clock }: Platform): void =>
  jobs.handle(
    cleanUp,
    async () => {
      await db
        .deleteFrom('security_event')
        .where('created', '<', sql<string>`${clock.now()}::timestamptz - interval '2 years'`)
        .execute();
    },
    { cron: '12 4 * * *' },
  );
