import { SuggestItemState, type SuggestItemStateCode } from '@danji/contracts/codes/suggest-item-codes';
import { isPublished, takesRequests } from '@danji/contracts/bids/suggest-item-rules';
import { findOfferRefusal } from '../../accounts/businesses/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { listSpacesOf } from '../../workspace/work-spaces/index.ts';

export const suggestRequestNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '제안이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });

type Owned = { brand_id: number; space_id: number; is_open: boolean };

/**
 * Whether somebody may read a request: its vendor, and once it is not sealed who works in the complex, and our staff. For
 * everybody else it does not exist.
 */
export async function mayRead(db: Db, row: Owned, user: Principal): Promise<boolean> {
  if (row.brand_id === user.id) return true;
  if (!row.is_open) return false;
  return isStaff(user) || (await listSpacesOf(db, user.id)).includes(row.space_id);
}

/** Throws unless the vendor is approved and has read the notice. */
export async function requireOffering(db: Db, itemId: number, { id }: Principal): Promise<void> {
  const brand = await db
    .selectFrom('brand_account')
    .where('user_id', '=', id)
    .select('brand_status_type')
    .executeTakeFirst();
  const refusal = findOfferRefusal(brand?.brand_status_type ?? 0);
  if (refusal !== undefined) throw new ProblemError('forbidden', { title: refusal });
  const read = await db
    .selectFrom('suggest_item_read')
    .where('item_id', '=', itemId)
    .where('brand_id', '=', id)
    .select('item_id')
    .executeTakeFirst();
  if (!read) throw new ProblemError('forbidden', { title: '공고를 열람한 뒤에 제안할 수 있어요.' });
}

const refuse = (title: string, from: SuggestItemStateCode): ProblemError =>
  new ProblemError('invalid_transition', { title, extra: { from } });

/** Throws unless a notice takes requests now. A draft may be written before its start. */
export function requireOpen(state: SuggestItemStateCode, isDraft: boolean): void {
  if (takesRequests(state) || (isDraft && state === SuggestItemState.SCHEDULED)) return;
  if (state === SuggestItemState.SCHEDULED) throw refuse('공고가 시작된 뒤에 제출할 수 있어요.', state);
  throw refuse(
    isPublished(state) && state === SuggestItemState.CANCELED
      ? '취소된 공고라 제안을 내거나 바꿀 수 없어요.'
      : '마감된 공고라 제안을 내거나 바꿀 수 없어요.',
    state,
  );
}
