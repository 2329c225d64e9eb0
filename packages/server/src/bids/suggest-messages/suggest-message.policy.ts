import { isSealed } from '@danji/contracts/bids/suggest-item-rules';
import { findMessageRefusal, SUGGEST_MESSAGE_LIMITS } from '@danji/contracts/bids/suggest-message';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import type { DiscussedRequest } from './suggest-message.repository.ts';

const notFound = (): ProblemError =>
  new ProblemError('not_found', { title: '제안이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });

const refuse = (title: string): ProblemError => new ProblemError('invalid_transition', { title });

/**
 * Throws unless the caller may read the messages about a request: its vendor, who manages the notices of the complex once
 * it was sent, and our staff while they may read the request. A sealed request exists for its vendor only.
 */
export async function requireReadable(
  db: Db,
  request: DiscussedRequest | undefined,
  user: Principal,
): Promise<DiscussedRequest> {
  if (!request) throw notFound();
  const isBid = isSealed(request.suggest_type);
  if (request.brand_id !== user.id) {
    // A withdrawn request stays readable for the office, which has read it before.
    const isKnown = request.is_open || (!isBid && !isStaff(user) && request.sent !== null);
    if (!isKnown) throw notFound();
    requireRight(user, await findMembership(db, request.space_id, user.id), 'write_notices');
  }
  if (isBid) throw refuse('입찰공고의 제안에는 메시지가 없어요. 공고의 질문과 답변을 이용해 주세요.');
  return request;
}

/** Throws unless both sides of a request can be reached, and there is room for one more message. */
export function requireWritable(request: DiscussedRequest, user: Principal): void {
  const refusal = findMessageRefusal(request.state ?? 'draft');
  if (refusal !== undefined) throw refuse(refusal);
  if (request.is_vendor_gone && request.brand_id !== user.id) throw refuse('탈퇴한 업체에는 메시지를 보낼 수 없어요.');
  if (request.messages >= SUGGEST_MESSAGE_LIMITS.perRequest)
    throw refuse('이 제안에는 메시지를 더 보낼 수 없어요. 전화로 연락해 주세요.');
}
