import { NotificationType } from '@danji/contracts/notifications/notification';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { InvitedContact } from './invited-contact.ts';
import { findInvitee } from './work-member.repository.ts';

export type Text = { title: string; content: string; link: string };

export const notifyInvitedJob = defineJob(
  'work_spaces.notify_invited',
  ({ db, clock, data: { contact, text } }: JobRun<{ contact: InvitedContact; text: Text | null }>) =>
    transaction(db, async (db) => {
      const account = await findInvitee(db, contact);
      if (account && text) await notifyMember(db, account.id, text, clock.now());
      else if (account) await refreshScreens(db, account.id, clock.now());
    }),
);

/**
 * Notifies the account with a contact, if there is one. A job looks for it, so that the call that invites does the same
 * work and takes the same time for an unknown contact. Without a text only open screens load again.
 */
export const notifyInvited = (jobs: Jobs, db: Db, contact: InvitedContact, text: Text | undefined): Promise<void> =>
  jobs.enqueue(db, notifyInvitedJob, { contact, text: text ?? null });

export async function notifyMember(db: Db, userId: number, text: Text, now: Date): Promise<void> {
  await notify(db, userId, { type: NotificationType.WORKSPACE, ...text }, now);
  await refreshScreens(db, userId, now);
}

/** Makes the user's open screens with work spaces or members load again. */
export const refreshScreens = (db: Db, userId: number, now: Date): Promise<void> =>
  publishChange(db, [userId], { tags: ['work_space'] }, now);
