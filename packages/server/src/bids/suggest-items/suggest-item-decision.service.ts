import type { cancelSuggestItem, closeSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import type { SuggestItemEvent } from '@danji/contracts/bids/suggest-item';
import { isCancelable, isSealed, takesRequests } from '@danji/contracts/bids/suggest-item-rules';
import { SuggestItemState, type SuggestItemStateCode } from '@danji/contracts/codes/suggest-item-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Updateable } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { notifyOffice, notifyVendors } from './suggest-item.notifications.ts';
import { suggestItemNotFound } from './suggest-item.policy.ts';
import { toState } from './suggest-item.presenter.ts';
import { events, lockItem, type LockedSuggestItem, updateItem } from './suggest-item.repository.ts';

const { OPEN, CLOSED, CANCELED } = SuggestItemState;

/** Refuses a step that the state of a notice does not allow. */
export const refuse = (title: string): ProblemError => new ProblemError('invalid_transition', { title });

/** The user that decides about a notice. */
export type Decider = { user: Principal; platform: Platform };
export type Held = { row: LockedSuggestItem; state: SuggestItemStateCode; now: Date };

/**
 * Locks a notice for who decides about it, and reads the clock then: who is sending a request has finished. What has ended
 * is closed, even before the job has come to it.
 */
export async function lockForDecision(db: Db, ref: string, { user, platform }: Decider): Promise<Held> {
  const row = await lockItem(db, ref);
  const now = platform.clock.now();
  if (!row) throw suggestItemNotFound();
  requireRight(user, await findMembership(db, row.space_id, user.id), 'decide_notices');
  const state = toState(row, now);
  if (state === CLOSED && row.state === OPEN) await closeEnded(db, row, now);
  return { row, state, now };
}

/** Writes a step of a notice with its event. */
export async function step(
  db: Db,
  row: LockedSuggestItem,
  event: { kind: SuggestItemEvent['kind']; userId: number | null; reason: string | null; now: Date },
  changes: Updateable<Database['suggest_item']>,
): Promise<void> {
  const { kind, userId, reason, now } = event;
  await updateItem(db, row.id, { ...changes, updated: nextVersion(row, now) });
  await events.add(db, { item_id: row.id, user_id: userId, kind, reason, created: now });
}

/** Closes a notice whose period is over, and tells its office. The row is locked. */
export async function closeEnded(db: Db, row: LockedSuggestItem, now: Date): Promise<void> {
  await step(db, row, { kind: 'closed', userId: null, reason: null, now }, { state: CLOSED });
  await notifyOffice(db, 'closed', row, { reason: '', now, actorId: null });
}

/** Returns a reason that says something. */
export function requireReason(sent: string): string {
  const reason = sent.trim();
  if (reason === '') throw invalidField('reason', '사유를 입력해 주세요.');
  return reason;
}

/** Closes a notice before its end, which becomes the moment of it; resolves to its id. */
export async function closeEarly(db: Db, body: BodyOf<typeof closeSuggestItem>, writer: Decider): Promise<number> {
  const { row, state, now } = await lockForDecision(db, body.item_nano_id, writer);
  const { user } = writer;
  if (!takesRequests(state)) throw refuse('모집 중인 공고만 마감할 수 있어요.');
  const reason = requireReason(body.reason);
  await step(
    db,
    row,
    { kind: 'closed_early', userId: user.id, reason, now },
    { state: CLOSED, is_early_close: true, date_end: now },
  );
  await notifyVendors(db, 'closedEarly', row, { reason, now });
  await notifyOffice(db, 'closedEarly', row, { reason, now, actorId: user.id });
  return row.id;
}

/** Opens the sealed requests of a closed bid, once; resolves to its id. */
export async function openItem(db: Db, ref: string, writer: Decider): Promise<number> {
  const { row, state, now } = await lockForDecision(db, ref, writer);
  const { user } = writer;
  if (!isSealed(row.suggest_type)) throw refuse('입찰공고만 개봉해요. 이 공고는 받은 제안을 바로 볼 수 있어요.');
  if (row.opened !== null) throw refuse('이미 개봉했어요.');
  if (state !== CLOSED) throw refuse('마감된 공고만 개봉할 수 있어요.');
  await step(db, row, { kind: 'opened', userId: user.id, reason: null, now }, { state: CLOSED, opened: now });
  await notifyVendors(db, 'opened', row, { reason: '', now });
  await notifyOffice(db, 'opened', row, { reason: '', now, actorId: user.id });
  return row.id;
}

/** Cancels a notice before its requests are opened; resolves to its id. */
export async function cancelItem(db: Db, body: BodyOf<typeof cancelSuggestItem>, writer: Decider): Promise<number> {
  const { row, state, now } = await lockForDecision(db, body.item_nano_id, writer);
  const { user } = writer;
  if (!isCancelable(state)) throw refuse('지금은 취소할 수 없는 공고예요.');
  if (row.opened !== null) throw refuse('개봉한 공고는 취소할 수 없어요. 업체를 선정하거나 유찰로 끝내 주세요.');
  const reason = requireReason(body.reason);
  await step(db, row, { kind: 'canceled', userId: user.id, reason, now }, { state: CANCELED, reason });
  await notifyVendors(db, 'canceled', row, { reason, now });
  await notifyOffice(db, 'canceled', row, { reason, now, actorId: user.id });
  return row.id;
}
