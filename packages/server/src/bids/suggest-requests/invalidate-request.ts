import { isSealed } from '@danji/contracts/bids/suggest-item-rules';
import type { invalidateSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { suggestRequestNotifications } from '@danji/contracts/notifications/catalogue/suggest-requests';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { nextVersion } from '../../platform/records/version.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { holdSuggestItem } from '../suggest-items/index.ts';
import { mayRead, suggestRequestNotFound } from './suggest-request.policy.ts';
import { findRequest, lockRequest, updateRequest } from './suggest-request.repository.ts';

const { AWARDED, FAILED, CANCELED } = SuggestItemState;
/** A decision has been made; who offers what is no longer open. */
const DECIDED: ReadonlySet<number> = new Set([AWARDED, FAILED, CANCELED]);

/**
 * Declares a request invalid, as the master of its space decides, and tells its vendor; resolves to its id. What is sealed
 * does not exist for the master yet.
 */
export async function invalidateRequest(
  db: Db,
  { request_nano_id, reason }: BodyOf<typeof invalidateSuggestRequest>,
  { user, platform }: { user: Principal; platform: Platform },
): Promise<number> {
  const found = await findRequest(db, request_nano_id);
  if (!found || !(await mayRead(db, found, user))) throw suggestRequestNotFound();
  requireRight(user, await findMembership(db, found.space_id, user.id), 'decide_notices');
  const item = await holdSuggestItem(db, String(found.item_id));
  const row = await lockRequest(db, found.id);
  if (!item || !row) throw suggestRequestNotFound();
  if (row.state !== 'sent' || DECIDED.has(item.state) || (isSealed(item.suggest_type) && item.opened === null))
    throw new ProblemError('invalid_transition', { title: '지금은 무효로 할 수 없는 제안이에요.' });
  const why = reason.trim();
  if (why === '') throw invalidField('reason', '무효로 하는 사유를 입력해 주세요.');
  const now = platform.clock.now();
  await updateRequest(db, row.id, { state: 'invalid', reason: why, updated: nextVersion(row, now) });
  const values = { nano_id: row.nano_id, title: item.title, reason: why };
  await notify(db, suggestRequestNotifications.invalidated, [row.brand_id], values, now);
  return row.id;
}
