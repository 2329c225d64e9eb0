import type { SuggestItemAccess } from '@danji/contracts/bids/suggest-item';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';

export const suggestItemNotFound = (): ProblemError =>
  new ProblemError('not_found', { title: '공고가 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });

/** The relation of a caller to a notice: it works in the complex of the notice, or is a vendor that has read it. */
type Relation = { is_own: boolean; is_read: boolean };

/** Returns how much of a published notice its caller sees (DECISIONS, Bids). */
export function toAccess({ is_own, is_read }: Relation, reader: Principal | null): SuggestItemAccess {
  if (is_own || is_read || isStaff(reader)) return 'whole';
  const isMember = reader?.user_type === UserType.GENERAL && reader.account_status === AccountStatus.NORMAL;
  return isMember ? 'scope' : 'public';
}

/** Whether its caller learns who in the complex has written and decided what. */
export const seesPeople = ({ is_own }: Relation, reader: Principal | null): boolean => is_own || isStaff(reader);
