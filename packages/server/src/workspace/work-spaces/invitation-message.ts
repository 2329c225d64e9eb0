import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { openSmsGateway } from '../../accounts/phone-verification/index.ts';
import { countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isExpired, isOpenInvitation, toLinkToken } from './invitation-link.ts';
import { findMember } from './work-member.repository.ts';

/** Invitations that one number gets by text message in a day, whoever invites it: nobody is pestered with them. */
const MESSAGES_PER_NUMBER = { name: 'invitation_message', max: 5, seconds: 86_400 };
const MAX_NAME = 30;

type Invitation = { member_id: number; actor_id: number };

/** A name that users have typed, as a message to strangers shows it: without anything that a phone makes a link of. */
const toPlainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ()·&-]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);

async function nameActor(db: Db, id: number): Promise<string> {
  const account = await db.selectFrom('user_account').where('id', '=', id).select('name').executeTakeFirst();
  return toPlainName(account?.name ?? '');
}

async function isBeyondLimit(run: JobRun<Invitation>, tel: string): Promise<boolean> {
  try {
    await countAttempt(run, run.db, [{ ...MESSAGES_PER_NUMBER, parts: [tel] }], run.clock.now());
    return false;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many_requests') return true;
    throw error;
  }
}

/** Sends the link of an invitation to its number, whether an account has the number or not. */
export const sendInvitationMessage = defineJob('work_spaces.send_invitation', async (run: JobRun<Invitation>) => {
  const { db, clock, config, signingKey, log, data } = run;
  const row = await findMember(db, data.member_id);
  // It may have been answered or withdrawn meanwhile.
  if (!row?.invited_tel || !row.invitation_expires || !isOpenInvitation(row) || isExpired(row, clock.now())) return;
  if (await isBeyondLimit(run, row.invited_tel)) {
    log.warn({ member_id: row.id }, 'no more invitations are sent to this number today');
    return;
  }
  const from = [await nameActor(db, data.actor_id), '님이'].filter(Boolean).join(' ');
  const link = config.webOrigin + webPaths.invitation(toLinkToken(signingKey, row));
  await openSmsGateway(run).send({
    to: row.invited_tel,
    content: `[단지] ${from} '${toPlainName(row.space_title)}'에 초대했어요. ${formatDate(row.invitation_expires)}까지 받을 수 있어요.\n${link}`,
  });
});

/** Sends the message when the caller's transaction commits. */
export const queueInvitationMessage = (jobs: Jobs, db: Db, memberId: number, actorId: number): Promise<void> =>
  jobs.enqueue(db, sendInvitationMessage, { member_id: memberId, actor_id: actorId });
