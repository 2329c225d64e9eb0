import { randomUUID } from 'node:crypto';
import { UserType } from '@danji/contracts/codes/user-codes';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeBroadcast } from './broadcast.ts';

/** A notification for every member; `link` is a path inside the app. */
export type MemberMessage = { title: string; content: string; link: string };
/** `general` and `brand` are the ids of the two broadcasts: a job that is retried notifies nobody twice. */
type MemberBroadcast = MemberMessage & { general: string; brand: string; created: string };

export const notifyAllMembersJob = defineJob(
  'notifications.tell_members',
  async ({ db, data: { general, brand, ...message } }: JobRun<MemberBroadcast>) => {
    await writeBroadcast(db, { id: general, user_type: UserType.GENERAL, ...message });
    await writeBroadcast(db, { id: brand, user_type: UserType.BRAND, ...message });
  },
);

/** Notifies every member by a job, which runs when the caller's transaction commits. */
export const notifyAllMembers = ({ jobs }: Platform, db: Db, message: MemberMessage, now: Date): Promise<void> =>
  jobs.enqueue(db, notifyAllMembersJob, {
    ...message,
    general: randomUUID(),
    brand: randomUUID(),
    created: now.toISOString(),
  });
