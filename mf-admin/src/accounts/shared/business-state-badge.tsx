import { BusinessState } from '@danji/contracts/accounts/business-check';
import type { Brand } from '@danji/contracts/accounts/user';
import { Badge } from '@danji/ui';

/** The state of the business by the last answer of the tax office. */
export const BusinessStateBadge = ({ check }: { check: Brand['business_check'] }) =>
  check === null ? (
    <Badge>조회 전</Badge>
  ) : (
    <Badge tone={check.state === BusinessState.ACTIVE ? 'success' : 'danger'}>{BusinessState.label(check.state)}</Badge>
  );
