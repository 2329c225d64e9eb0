import { ReportReason, ReviewState } from '@danji/contracts/codes/report-codes';
import type { decideReviewCase } from '@danji/contracts/community/report-staff.endpoints';
import { REMOVAL_MESSAGES } from '@danji/contracts/community/report-rules';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { reviewNotifications } from '@danji/contracts/notifications/catalogue/reviews';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { lockCase, type ReviewCaseRow, updateCase } from '../moderation/index.ts';
import type { Author, Reported } from '../posts/index.ts';
import { banAuthor } from '../bans/index.ts';
import { toCase } from './report.presenter.ts';
import { type CaseRow, findCase } from './report.repository.ts';
import { REPORTED } from './reported-objects.ts';

type Operator = { author: Author; now: Date };
type Decision = BodyOf<typeof decideReviewCase>;

export async function getCase(db: Db, ref: string): Promise<CaseRow> {
  const row = await findCase(db, ref);
  if (!row) throw new ProblemError('not_found', { title: '신고가 없어요. 주소가 잘못됐을 수 있어요.' });
  return row;
}

async function remove(
  db: Db,
  row: ReviewCaseRow,
  object: Reported | undefined,
  { reason, message = '' }: Decision,
  now: Date,
): Promise<void> {
  if (reason === undefined) throw invalidField('reason', '가리는 사유를 골라 주세요.');
  if (reason === ReportReason.OTHER && message.trim() === '')
    throw invalidField('message', '작성자가 읽을 안내를 적어 주세요.');
  const told = message.trim() || REMOVAL_MESSAGES[reason];
  // A text that reports have hidden may have been shown meanwhile where our staff look after it.
  const isShown = object !== undefined && !(row.is_hidden && object.isHidden);
  const hidden_from = isShown ? await REPORTED[row.kind].hide(db, row.object_id, now) : row.hidden_from;
  await updateCase(db, row.id, { is_hidden: true, hidden_from, reason, message: told });
  if (!object) return;
  await REPORTED[row.kind].remove?.(db, row.object_id, now);
  const values = { ...object.place, kind: row.kind, reason, message: told };
  await notify(db, reviewNotifications.reviewRemoved, [row.author_id], values, now);
}

async function dismiss(db: Db, row: ReviewCaseRow, object: Reported | undefined, now: Date): Promise<void> {
  await updateCase(db, row.id, { is_hidden: false, is_unseen: false, hidden_from: null, reason: null, message: null });
  if (!row.is_hidden || !object) return;
  await REPORTED[row.kind].show(db, row.object_id, row.hidden_from, now);
  if (row.is_unseen) await REPORTED[row.kind].announce(db, row.object_id, now);
  const told = row.is_unseen ? reviewNotifications.reviewReleased : reviewNotifications.reviewDismissed;
  await notify(db, told, [row.author_id], { ...object.place, kind: row.kind }, now);
}

/** Decides a case that nobody has decided; resolves to it before and after. */
export async function decideCase(
  db: Db,
  ref: string,
  body: Decision,
  { author, now }: Operator,
): Promise<{ before: CaseRow; after: CaseRow }> {
  await lockCase(db, ref);
  const before = await getCase(db, ref);
  await checkVersion(before, body.updated, () => toCase(db, before, { reader: author, now }));
  if (before.state !== ReviewState.OPEN)
    throw new ProblemError('invalid_transition', { title: '이미 처리한 신고예요.' });
  if (body.ban && body.state !== ReviewState.REMOVED)
    throw invalidField('ban', '문제없는 글의 작성자는 제한할 수 없어요.');
  const object = await REPORTED[before.kind].find(db, before.object_id, author);
  if (body.state === ReviewState.REMOVED) await remove(db, before, object, body, now);
  else await dismiss(db, before, object, now);
  if (body.ban) await banAuthor(db, before, { order: body.ban, at: 'ban.' }, { operatorId: author.id, now });
  await updateCase(db, before.id, {
    state: body.state,
    handler_id: author.id,
    decided: now,
    updated: nextVersion(before, now),
  });
  return { before, after: await getCase(db, ref) };
}
