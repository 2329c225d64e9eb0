import {
  flagSuggestItem,
  getStaffSuggestItem,
  listStaffSuggestItems,
} from '@danji/contracts/bids/suggest-item-staff.endpoints';
import type { StaffSuggestItem } from '@danji/contracts/bids/suggest-item-staff';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { findForStaff, listForStaff } from './staff-item.repository.ts';
import { suggestItemNotFound } from './suggest-item.policy.ts';
import { lockItem, updateItem } from './suggest-item.repository.ts';

async function getForStaff(db: Db, id: number, asked: { staff: Principal; now: Date }): Promise<StaffSuggestItem> {
  const item = await findForStaff(db, id, asked);
  if (!item) throw suggestItemNotFound();
  return item;
}

/** Bid notices as our staff follow and mark them. A mark is internal: the version of the notice stays. */
export function registerStaffItemRoutes(app: FastifyInstance): void {
  route(app, listStaffSuggestItems, ({ db, query, user, now }) => listForStaff(db, { query, staff: user, now }));

  route(app, getStaffSuggestItem, ({ db, params, user, now }) => getForStaff(db, params.id, { staff: user, now }));

  route(app, flagSuggestItem, async ({ db, params: { id }, body, user, now, change }) => {
    await lockItem(db, String(id));
    const asked = { staff: user, now };
    const before = await getForStaff(db, id, asked);
    const reason = body.flag_reason?.trim() ?? null;
    const mark = reason === null ? { flagged: null, flagged_by: null } : { flagged: now, flagged_by: user.id };
    await updateItem(db, id, { ...mark, flag_reason: reason });
    const after = await getForStaff(db, id, asked);
    change.record({ before, after });
    return after;
  });
}
