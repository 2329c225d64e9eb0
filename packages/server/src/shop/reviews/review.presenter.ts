import { pick } from '@danji/contracts/pick';
import type { ProductReview, StaffProductReview } from '@danji/contracts/shop/product-review';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { toAuthor } from '../../community/posts/index.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { ReviewRow } from './review.repository.ts';

const DAY_MS = 86_400_000;

/** Until when the author of a review can change it, as an instant. */
export const changeUntil = ({ created }: Pick<ReviewRow, 'created'>): string =>
  new Date(Date.parse(created) + SHOP_LIMITS.reviewChangeDays * DAY_MS).toISOString();

const SHARED = [
  'id',
  'product_id',
  'product_code',
  'product_name',
  'rating',
  'is_hidden',
  'reply',
  'replied',
  'created',
  'updated',
] as const;

// A review can be written by the buyer of an order alone.
const shared = (row: ReviewRow) => ({ ...pick(row, SHARED), is_verified: true });

/** Presents a review; which order it is about is its author's alone. */
export function toReview(row: ReviewRow, reader: Principal | null): ProductReview {
  const is_own = row.user_id === reader?.id;
  return {
    ...shared(row),
    ...pick(row, ['content', 'images']),
    is_own,
    order: is_own ? row.order_id : null,
    change_until: is_own ? changeUntil(row) : null,
    user: toAuthor(row.author, false),
  };
}

/** Presents a review for our staff. */
export const toStaffReview = (row: ReviewRow): StaffProductReview => ({
  ...toLogged(row),
  ...pick(row, ['content', 'images']),
  user: toAuthor(row.author, false),
});

/** Presents a review without what its author wrote. */
export const toLogged = (row: ReviewRow) => ({ ...shared(row), order: row.order_id, is_held: row.is_held });
