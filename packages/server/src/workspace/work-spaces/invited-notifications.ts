import {
  memberNotifications,
  type MembershipNotification,
  type MembershipValues,
} from '@danji/contracts/notifications/catalogue/memberships';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { InvitedContact } from './invited-contact.ts';
import { findInvitee } from './work-member.repository.ts';

/** Which notification of a membership, and what it says. */
export type MembershipNews = { definition: MembershipNotification; values: MembershipValues };
type Invited = { contact: InvitedContact; news: { id: string; values: MembershipValues } | null };

const DEFINITIONS = new Map(Object.values(memberNotifications).map((definition) => [definition.id, definition]));

export const notifyInvitedJob = defineJob(
  'work_spaces.notify_invited',
  ({ db, clock, data: { contact, news } }: JobRun<Invited>) =>
    transaction(db, async (db) => {
      const account = await findInvitee(db, contact);
      const definition = DEFINITIONS.get(news?.id ?? '');
      if (account && news && definition)
        await notifyMembers(db, [account.id], { definition, values: news.values }, clock.now());
      else if (account) await refreshScreens(db, [account.id], clock.now());
    }),
);

/**
 * Notifies the account with a contact, if there is one. A job looks for it, so that the call that invites does the same
 * work and takes the same time for an unknown contact. Without news only open screens load again.
 */
export const notifyInvited = (
  jobs: Jobs,
  db: Db,
  contact: InvitedContact,
  news: MembershipNews | undefined,
): Promise<void> =>
  jobs.enqueue(db, notifyInvitedJob, {
    contact,
    news: news ? { id: news.definition.id, values: news.values } : null,
  });

export async function notifyMembers(
  db: Db,
  userIds: readonly number[],
  { definition, values }: MembershipNews,
  now: Date,
): Promise<void> {
  await notify(db, definition, userIds, values, now);
  await refreshScreens(db, userIds, now);
}

/** Makes the users' open screens with work spaces or members load again. */
export const refreshScreens = (db: Db, userIds: readonly number[], now: Date): Promise<void> =>
  publishChange(db, userIds, { tags: ['work_space'] }, now);
