import {
  suggestItemOfficeNotifications,
  suggestItemVendorNotifications,
} from '@danji/contracts/notifications/catalogue/suggest-items';
import { EditState } from '@danji/contracts/codes/edit-state';
import { rolesWith } from '@danji/contracts/workspace/space-rights';
import { notify } from '../../notifications/notifications/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { LockedSuggestItem } from './suggest-item.repository.ts';
import { listOfferers } from './requests-on-item.repository.ts';

type News = { reason: string; now: Date; actorId: number | null };
type Item = Pick<LockedSuggestItem, 'id' | 'nano_id' | 'space_id' | 'title'>;

/** Tells those who manage the notices of the complex, besides who did it. */
export async function notifyOffice(
  db: Db,
  name: keyof typeof suggestItemOfficeNotifications,
  { nano_id, space_id, title }: Item,
  { reason, now, actorId }: News,
): Promise<void> {
  const managers = await db
    .selectFrom('work_member')
    .where('space_id', '=', space_id)
    .where('edit_state_type', '=', EditState.DONE)
    .where('role', 'in', rolesWith('write_notices'))
    .select('user_id')
    .execute();
  const others = managers.map(({ user_id }) => user_id).filter((id) => id !== actorId);
  await notify(db, suggestItemOfficeNotifications[name], others, { nano_id, title, reason }, now);
}

/** Tells vendors: those named, or all that have written a request. */
export async function notifyVendors(
  db: Db,
  name: keyof typeof suggestItemVendorNotifications,
  { id, nano_id, title }: Item,
  { reason, now }: Pick<News, 'reason' | 'now'>,
  vendors?: readonly number[],
): Promise<void> {
  const recipients = vendors ?? (await listOfferers(db, id, ['draft', 'sent']));
  await notify(db, suggestItemVendorNotifications[name], recipients, { nano_id, title, reason }, now);
}
