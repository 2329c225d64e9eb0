import type { CompanyItemState } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import { companyItemNotifications } from '@danji/contracts/notifications/catalogue/company-items';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { LockedCompanyItem } from './company-item.repository.ts';

const { approved, rejected, editApproved, editRejected, hidden, shown } = companyItemNotifications;
const { DISABLED, DONE, FAILED } = EditState;

type Item = Pick<LockedCompanyItem, 'edit_state_type' | 'listed'>;

function findDefinition({ edit_state_type: from, listed }: Item, to: CompanyItemState) {
  if (to === DISABLED) return hidden;
  if (to === DONE && from === DISABLED) return shown;
  if (to === DONE) return listed === null ? approved : editApproved;
  if (to === FAILED) return listed === null ? rejected : editRejected;
  return undefined;
}

/** Tells the vendor about a decision of staff, in its transaction. `row` is the item before it. */
export async function notifyOwner(
  db: Db,
  row: LockedCompanyItem,
  { to, reason, now }: { to: CompanyItemState; reason: string | null; now: Date },
): Promise<void> {
  const definition = findDefinition(row, to);
  if (!definition) return;
  const { nano_id, title } = row;
  await notify(db, definition, [row.user_id], { nano_id, title, reason: reason ?? '' }, now);
}
