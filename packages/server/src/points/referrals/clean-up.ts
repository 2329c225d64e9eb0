import { addSeconds } from '../../platform/clock.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import { BROWSER_DAYS } from './browsers.ts';

/** Forgets browsers in which an account has not signed in for long; nightly. */
export const cleanUp = defineJob(
  'referrals.clean_up',
  async ({ db, clock }) => {
    await db
      .deleteFrom('account_browser')
      .where('seen', '<', addSeconds(clock.now(), -BROWSER_DAYS * 86_400).toISOString())
      .execute();
  },
  { cron: '47 4 * * *' },
);
