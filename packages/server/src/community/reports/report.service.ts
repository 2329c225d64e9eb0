import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { ReportedKind, ReportReason, ReviewState } from '@danji/contracts/codes/report-codes';
import type { appealReview, createReport } from '@danji/contracts/community/report.endpoints';
import { isShopText } from '@danji/contracts/community/report-rules';
import type { BodyOf, QueryOf } from '@danji/contracts/define-endpoint';
import type { getOwnReview } from '@danji/contracts/community/report.endpoints';
import { PARTICLES, withParticle } from '@danji/contracts/format/particle';
import { reviewNotifications, reviewStaffNotifications } from '@danji/contracts/notifications/catalogue/reviews';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { nextVersion } from '../../platform/records/version.ts';
import {
  checkNotBanned,
  findLastCase,
  lockCase,
  lockOpenCase,
  type ReviewCaseRow,
  updateCase,
  wasDismissed,
} from '../moderation/index.ts';
import type { Author, Reported } from '../posts/index.ts';
import { hasReported, insertReport, isEstablished } from './report.repository.ts';
import { REPORTED } from './reported-objects.ts';

type Writer = { author: Author; now: Date };
type Named = QueryOf<typeof getOwnReview>;

const missing = (): ProblemError => new ProblemError('not_found', { title: '이미 지워졌거나 볼 수 없게 되었어요.' });

async function getObject(db: Db, { kind, object_id }: Named, reader: Author): Promise<Reported> {
  const object = await REPORTED[kind].find(db, object_id, reader);
  if (!object) throw missing();
  return object;
}

/** Tells our staff that a case needs them. */
async function tellStaff(db: Db, { nano_id, kind }: ReviewCaseRow, isAppeal: boolean, now: Date): Promise<void> {
  const values = { nano_id, kind, is_appeal: isAppeal };
  await notify(db, reviewStaffNotifications.reviewNeeded, await listOperatorIds(db), values, now);
}

/** Hides what was reported until our staff decides, and tells its author. */
async function hideForReview(db: Db, row: ReviewCaseRow, { place }: Reported, now: Date): Promise<void> {
  const hidden_from = await REPORTED[row.kind].hide(db, row.object_id, now);
  await updateCase(db, row.id, { is_hidden: true, hidden_from });
  await notify(db, reviewNotifications.reviewStarted, [row.author_id], { ...place, kind: row.kind }, now);
  await tellStaff(db, row, false, now);
}

/**
 * Reports something, once. `hideReports` different members whose accounts are not new hide it, unless our staff has
 * found nothing wrong with it before.
 */
export async function reportObject(
  db: Db,
  { kind, object_id, reason, content = '' }: BodyOf<typeof createReport>,
  { author, now }: Writer,
  hideReports: number,
): Promise<void> {
  if (!isShopText(kind)) await checkNotBanned(db, author.id, now);
  const object = await getObject(db, { kind, object_id }, author);
  const what = ReportedKind.label(kind);
  if (object.authorId === author.id)
    throw new ProblemError('forbidden', { title: `내가 쓴 ${withParticle(what, PARTICLES.topic)} 신고할 수 없어요.` });
  if (reason === ReportReason.OTHER && content.trim() === '')
    throw invalidField('content', '어떤 점이 문제인지 적어 주세요.');
  const named = { kind, id: object_id };
  const row = await lockOpenCase(db, { ...object, ...named }, now);
  if (await hasReported(db, author.id, named))
    throw new ProblemError('invalid_transition', { title: `이미 신고한 ${withParticle(what, PARTICLES.copula)}.` });
  const weighed = await insertReport(db, {
    case_id: row.id,
    kind,
    object_id,
    reporter_id: author.id,
    reason,
    content: content.trim(),
    is_weighed: await isEstablished(db, author.id, now),
    created: now,
  });
  await updateCase(db, row.id, { reports: row.reports + 1, updated: nextVersion(row, now) });
  if (weighed >= hideReports && !object.isHidden && !row.is_hidden && !(await wasDismissed(db, named)))
    await hideForReview(db, row, object, now);
}

/** The case by which something of the caller is hidden. */
export async function getOwnCase(db: Db, named: Named, author: Author): Promise<ReviewCaseRow> {
  const object = await getObject(db, named, author);
  const row = await findLastCase(db, { kind: named.kind, id: named.object_id });
  if (object.authorId !== author.id || !object.isHidden || !row?.is_hidden) throw missing();
  return row;
}

/** Writes against the hiding, once; a case that was decided is opened again. */
export async function appeal(
  db: Db,
  { content, ...named }: BodyOf<typeof appealReview>,
  { author, now }: Writer,
): Promise<ReviewCaseRow> {
  const { id } = await getOwnCase(db, named, author);
  const row = await lockCase(db, String(id));
  if (!row) throw missing();
  if (row.appealed !== null) throw new ProblemError('invalid_transition', { title: '소명은 한 번만 할 수 있어요.' });
  await updateCase(db, row.id, {
    state: ReviewState.OPEN,
    appeal: content.trim(),
    appealed: now,
    updated: nextVersion(row, now),
  });
  await tellStaff(db, row, true, now);
  return getOwnCase(db, named, author);
}
