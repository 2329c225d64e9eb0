import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementStateCode } from '@danji/contracts/site/advertisement';
import type { changeAdvertisementState } from '@danji/contracts/site/advertisement.endpoints';
import {
  type AdvertisementActor,
  isAdvertisementTransition,
  canTransitionAdvertisement,
} from '@danji/contracts/site/advertisement-transitions';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { notifyOwner } from './advertisement.notifications.ts';
import { type AdvertisementRow, events, updateAdvertisementRow } from './advertisement.repository.ts';
import { lockOwnAdvertisement, resolveEdit } from './advertisement.service.ts';
import { checkCreative } from './creative.ts';

type RequestedTransition = BodyOf<typeof changeAdvertisementState>;
type Changes = Updateable<Database['advertisement']>;
type Transition = {
  row: AdvertisementRow;
  actor: Exclude<AdvertisementActor, 'timer'>;
  to: AdvertisementStateCode;
  why: string;
  edit: 'accept' | 'decline';
  now: Date;
};

const { ALL, RUNNING, EDIT_REQUEST, REGISTRATION_REQUEST, ENDED, BLOCKED } = AdvertisementState;

const invalidTransition = (from: number, to: number, title?: string): ProblemError =>
  new ProblemError('invalid_transition', { extra: { from, to }, ...(title && { title }) });

/** Changes the state of an advertisement under its row lock and records the event; FACTS §10.5 has the rules. */
export async function transitionAdvertisement(
  db: Db,
  user: Principal,
  id: number,
  { state: to, reason = '', edit = 'accept' }: RequestedTransition,
  now: Date,
): Promise<void> {
  const { row, actor } = await lockOwnAdvertisement(db, user, id);
  if (to === ALL || !isAdvertisementTransition(row.state, to)) throw invalidTransition(row.state, to);
  if (!canTransitionAdvertisement(row.state, to, actor)) throw new ProblemError('forbidden');
  const why = reason.trim();
  const changes = await prepareChanges(db, { row, actor, to, why, edit: actor === 'owner' ? 'decline' : edit, now });
  await updateAdvertisementRow(db, id, { state: to, live_state: null, updated: now, ...changes });
  await events.add(db, {
    advertisement_id: id,
    user_id: user.id,
    from_state: row.state,
    to_state: to,
    reason: why || null,
    created: now,
  });
  if (row.user_id !== user.id)
    await notifyOwner(db, row, { to, why, isDeclined: row.state === EDIT_REQUEST && edit === 'decline' }, now);
}

/** Returns the other columns that change with the transition. Throws when something prevents it. */
async function prepareChanges(db: Db, transition: Transition): Promise<Changes> {
  const { row, to, why, now } = transition;
  if (to === BLOCKED) return { reason: requireReason(why, '차단하는 사유를 입력해 주세요.') };
  if (row.state === EDIT_REQUEST) return prepareResolution(db, transition);
  if (to === EDIT_REQUEST) return resubmitEdit(row);
  if (to === REGISTRATION_REQUEST) return resubmit(row, now);
  if (row.state === REGISTRATION_REQUEST) {
    checkCreative(row, to, toBusinessDate(now));
    return { approved: row.approved ?? now, reason: null };
  }
  if (to === RUNNING) checkCreative(row, to, toBusinessDate(now));
  return {};
}

function requireReason(why: string, message: string): string {
  if (why === '') throw invalidField('reason', message);
  return why;
}

async function prepareResolution(db: Db, { row, actor, to, why, edit, now }: Transition): Promise<Changes> {
  if (edit === 'decline') {
    // Declining an edit can only restore the previous state.
    if (row.live_state === null)
      throw invalidTransition(row.state, to, '차단됐던 광고예요. 받아들이지 않으려면 다시 차단해 주세요.');
    if (actor === 'owner' && row.live_state !== to) throw invalidTransition(row.state, to);
    if (actor === 'staff') requireReason(why, '반려하는 사유를 입력해 주세요.');
  }
  await resolveEdit(db, row, edit, now);
  return { reason: edit === 'decline' && why ? why : null };
}

function resubmitEdit(row: AdvertisementRow): Changes {
  if (row.state !== BLOCKED) throw invalidField('state', '바꿀 내용과 함께 수정을 요청해 주세요.');
  if (row.approved === null)
    throw invalidTransition(row.state, EDIT_REQUEST, '승인된 적이 없는 광고는 등록을 다시 요청해 주세요.');
  return { reason: null };
}

function resubmit(row: AdvertisementRow, now: Date): Changes {
  if (row.state === BLOCKED && row.approved !== null)
    throw invalidTransition(row.state, REGISTRATION_REQUEST, '승인됐던 광고는 수정을 다시 요청해 주세요.');
  checkCreative(row, REGISTRATION_REQUEST, toBusinessDate(now));
  // A new run needs a new payment.
  return { reason: null, ...(row.state === ENDED && { paid: null }) };
}
