import { defineJob } from '../../platform/features/feature-job.ts';
import { deleteOldSecurityEvents } from '../../platform/security-events/security-event.repository.ts';

/** Deletes security events after two years; nightly. The trigger of the table lets no younger row go. */
export const cleanUp = defineJob(
  'security_events.clean_up',
  ({ db, clock }) => deleteOldSecurityEvents(db, clock.now()),
  {
    cron: '12 4 * * *',
  },
);
