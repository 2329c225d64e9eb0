import { managerNotifications } from '@danji/contracts/notifications/catalogue/memberships';
import { transaction } from '../../platform/database/transaction.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { notifyMembers } from './invited-notifications.ts';
import { toNews } from './membership-news.ts';
import { deleteExpiredInvitations, listManagerIds, listSpacesWithExpired } from './work-member.repository.ts';

const BATCH = 100;

/**
 * Deletes invitations by contact that nobody has answered in time, with the contact, and tells the managers of each work
 * space once; hourly.
 */
export const endInvitations = defineJob(
  'work_spaces.end_invitations',
  async ({ db, clock }: JobRun<object>) => {
    const now = clock.now();
    for (;;) {
      const spaces = await listSpacesWithExpired(db, now, BATCH);
      for (const spaceId of spaces)
        await transaction(db, async (db) => {
          const [first, ...rest] = await deleteExpiredInvitations(db, spaceId, now);
          if (!first) return;
          const news = toNews(managerNotifications.invitationExpired, first);
          const name = rest.length > 0 ? `${news.values.name} 외 ${rest.length}명` : news.values.name;
          await notifyMembers(
            db,
            await listManagerIds(db, spaceId),
            { ...news, values: { ...news.values, name } },
            now,
          );
        });
      if (spaces.length < BATCH) return;
    }
  },
  { cron: '12 * * * *' },
);
