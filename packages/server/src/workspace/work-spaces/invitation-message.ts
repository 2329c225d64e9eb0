import { formatDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { findMailer, type Mailer, toMailWithLink } from '../../notifications/email/index.ts';
import { openSmsGateway } from '../../accounts/phone-verification/index.ts';
import { countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isExpired, isOpenInvitation, toLinkToken } from './invitation-link.ts';
import { findMember, type MemberRow } from './work-member.repository.ts';

/** Invitations that one number or address gets in a day, whoever invites it: nobody is pestered with them. */
const MESSAGES_PER_CONTACT = { name: 'invitation_message', max: 5, seconds: 86_400 };
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

async function isBeyondLimit(run: JobRun<Invitation>, contact: string): Promise<boolean> {
  try {
    await countAttempt(run, run.db, [{ ...MESSAGES_PER_CONTACT, parts: [contact] }], run.clock.now());
    return false;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'too_many_requests') return true;
    throw error;
  }
}

/** The parts of a message: who invites, with a particle, where to, until when, and the link. */
type Message = { from: string; space: string; until: string; link: string };

const sendText = (run: JobRun<Invitation>, to: string, { from, space, until, link }: Message): Promise<void> =>
  openSmsGateway(run).send({
    to,
    content: `[단지] ${from} '${space}'에 초대했어요. ${until}까지 받을 수 있어요.\n${link}`,
  });

/** Sends an e-mail; a mail server that takes none now is tried again by the queue. */
async function sendMail(run: JobRun<Invitation>, mailer: Mailer, row: MemberRow, message: Message): Promise<void> {
  const { config, log } = run;
  const { from, space, until, link } = message;
  const result = await mailer.send({
    // The same when it is tried again, another one when the invitation is sent again.
    id: `invitation-${row.id}-${Date.parse(row.invitation_expires ?? '')}@${new URL(config.webOrigin).hostname}`,
    to: row.invited_email ?? '',
    ...toMailWithLink({
      title: `${from} '${space}'에 초대했어요`,
      content: `초대를 받으면 '${space}'에서 함께 일할 수 있어요. ${until}까지 받을 수 있어요.\n계정이 없으면 이 이메일 주소로 가입한 뒤 받아 주세요.`,
      link: { url: link, label: '초대 확인하기' },
      why: '단지 회원이 이 주소를 적어 초대해서 보낸 메일이에요. 모르는 초대라면 지워 주세요.',
      company: config.company,
    }),
  });
  if (result.kind === 'sent') return;
  log.warn({ member_id: row.id, kind: result.kind, code: result.code }, 'an invitation was not sent by e-mail');
  if (result.kind === 'later') throw new Error(`The mail server takes no invitation now: ${result.code}.`);
}

/** Sends the link of an invitation to its number or e-mail address, whether an account has it or not. */
export const sendInvitationMessage = defineJob('work_spaces.send_invitation', async (run: JobRun<Invitation>) => {
  const { db, clock, config, signingKey, log, data } = run;
  const row = await findMember(db, data.member_id);
  // It may have been answered or withdrawn meanwhile.
  if (!row?.invitation_expires || !isOpenInvitation(row) || isExpired(row, clock.now())) return;
  const { invited_tel: tel, invited_email: email } = row;
  const contact = tel ?? email;
  const mailer = findMailer(run.contributions);
  if (contact === null || (tel === null && !mailer)) return;
  if (await isBeyondLimit(run, contact)) {
    log.warn({ member_id: row.id }, 'no more invitations are sent to this contact today');
    return;
  }
  const message = {
    from: [await nameActor(db, data.actor_id), '님이'].filter(Boolean).join(' '),
    space: toPlainName(row.space_title),
    until: formatDate(row.invitation_expires),
    link: config.webOrigin + webPaths.invitation(toLinkToken(signingKey, row)),
  };
  if (tel !== null) await sendText(run, tel, message);
  else if (mailer) await sendMail(run, mailer, row, message);
});

/** Sends the message when the caller's transaction commits. */
export const queueInvitationMessage = (jobs: Jobs, db: Db, memberId: number, actorId: number): Promise<void> =>
  jobs.enqueue(db, sendInvitationMessage, { member_id: memberId, actor_id: actorId });
