import type { awardSuggestItem, revokeSuggestItemAward } from '@danji/contracts/bids/suggest-item.endpoints';
import { isSealed, toLeastRequests } from '@danji/contracts/bids/suggest-item-rules';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { Db } from '../../platform/database/open-database.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { awardRevocations, listOffers, type Offer, requestDecisions } from './requests-on-item.repository.ts';
import {
  type Decider,
  type Held,
  lockForDecision,
  refuse,
  requireReason,
  step,
} from './suggest-item-decision.service.ts';
import { notifyOffice, notifyVendors } from './suggest-item.notifications.ts';
import { events } from './suggest-item.repository.ts';
import { toOthersReason } from './suggest-result.ts';

const { CLOSED, AWARDED, FAILED } = SuggestItemState;

type Decision = BodyOf<typeof awardSuggestItem>;

/** Throws unless a closed notice may be awarded to the request, or may fail without one. */
function findWinner({ row, state }: Held, offers: readonly Offer[], { request_nano_id }: Decision): Offer | undefined {
  if (state !== CLOSED) throw refuse('마감된 공고만 업체를 정하거나 유찰할 수 있어요.');
  // Without any request there is nothing to open.
  if (isSealed(row.suggest_type) && row.opened === null && offers.length > 0)
    throw refuse('먼저 제안을 개봉해 주세요.');
  if (request_nano_id === null) return undefined;
  const least = toLeastRequests(row.suggest_type, row.bid_method);
  if (offers.length < least) throw refuse(`유효한 제안이 ${least}건보다 적어요. 이 공고는 유찰만 할 수 있어요.`);
  const winner = offers.find(({ nano_id }) => nano_id === request_nano_id);
  if (!winner) throw invalidField('request_nano_id', '이 공고의 유효한 제안을 골라 주세요.');
  return winner;
}

/** Awards a notice to a request, or lets it fail; resolves to its id. */
export async function awardItem(db: Db, body: Decision, writer: Decider): Promise<number> {
  const { user, platform } = writer;
  const held = await lockForDecision(db, body.item_nano_id, writer);
  const { row, now } = held;
  const offers = await listOffers(db, row.id, ['sent']);
  const winner = findWinner(held, offers, body);
  const reason = requireReason(body.reason);
  const othersReason = winner ? toOthersReason(winner, offers.length, reason) : reason;
  const event = { userId: user.id, reason, now };
  if (winner) await step(db, row, { kind: 'awarded', ...event }, { state: AWARDED });
  else await step(db, row, { kind: 'failed', ...event }, { state: FAILED, reason });
  for (const decide of platform.contributions.of(requestDecisions).values())
    await decide(db, { itemId: row.id, winnerId: winner?.id ?? null, reason, othersReason, now });
  const others = offers.filter((offer) => offer !== winner).map(({ brand_id }) => brand_id);
  if (winner) await notifyVendors(db, 'awarded', row, { reason, now }, [winner.brand_id]);
  await notifyVendors(db, winner ? 'unsuccessful' : 'failed', row, { reason: othersReason, now }, others);
  await notifyOffice(db, winner ? 'awarded' : 'failed', row, { reason, now, actorId: user.id });
  return row.id;
}

type Revocation = BodyOf<typeof revokeSuggestItemAward>;

/** Finds who has won and to whom the award passes; `undefined` when the notice is to fail. */
async function findNext(db: Db, { row, state }: Held, { request_nano_id }: Revocation) {
  if (state !== AWARDED) throw refuse('업체를 선정한 공고만 선정을 취소할 수 있어요.');
  const offers = await listOffers(db, row.id, ['awarded', 'unsuccessful']);
  const winner = offers.find((offer) => offer.state === 'awarded');
  if (!winner) throw refuse('선정한 제안이 없어요.');
  const next = offers.find((offer) => offer !== winner && offer.nano_id === request_nano_id);
  if (request_nano_id !== null && !next) throw invalidField('request_nano_id', '이 공고의 유효한 제안을 골라 주세요.');
  return { winner, next };
}

/** Withdraws the award of a notice and passes it to another request, or lets the notice fail; resolves to its id. */
export async function revokeAward(db: Db, body: Revocation, writer: Decider): Promise<number> {
  const { user, platform } = writer;
  const held = await lockForDecision(db, body.item_nano_id, writer);
  const { row, now } = held;
  const { winner, next } = await findNext(db, held, body);
  const reason = requireReason(body.reason);
  const nextReason = `먼저 선정한 업체의 선정을 취소했어요. ${reason}`;
  await step(db, row, { kind: 'revoked', userId: user.id, reason, now }, next ? {} : { state: FAILED, reason });
  if (next)
    await events.add(db, { item_id: row.id, user_id: user.id, kind: 'awarded', reason: nextReason, created: now });
  for (const revoke of platform.contributions.of(awardRevocations).values())
    await revoke(db, { winnerId: winner.id, nextId: next?.id ?? null, reason, nextReason, now });
  await notifyVendors(db, 'revoked', row, { reason, now }, [winner.brand_id]);
  if (next) await notifyVendors(db, 'awarded', row, { reason: nextReason, now }, [next.brand_id]);
  await notifyOffice(db, 'revoked', row, { reason, now, actorId: user.id });
  return row.id;
}
