import type { Brand, User } from '@danji/contracts/accounts/user';
import { Badge } from '@danji/ui';
import { toReviewLabel, toStatusLabel } from './account-labels.ts';

export function StatusBadge({ user }: { user: Pick<User, 'account_status' | 'is_deleted' | 'erased'> }) {
  const { label, tone } = toStatusLabel(user);
  return <Badge tone={tone}>{label}</Badge>;
}

export function ReviewBadge({ state }: { state: Brand['brand_status_type'] }) {
  const { label, tone } = toReviewLabel(state);
  return <Badge tone={tone}>{label}</Badge>;
}
