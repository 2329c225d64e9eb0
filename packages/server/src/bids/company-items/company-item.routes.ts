import {
  getCompanyItem,
  listPlacedCompanyItems,
  listPublicCompanyItems,
} from '@danji/contracts/bids/company-item.endpoints';
import {
  countCompanyItems,
  createCompanyItem,
  listCompanyItems,
  updateCompanyItem,
} from '@danji/contracts/bids/company-item-owner.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { newNanoId } from '../../platform/ids.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { checkVersion } from '../../platform/records/version.ts';
import { countItemsByState, listItems, listPlacedItems, listShownItems } from './company-item-list.repository.ts';
import { toItem, toLine } from './company-item.presenter.ts';
import { companyItemNotFound, findActor, requireApprovedBrand, toActor } from './company-item.policy.ts';
import { findItem, lockItem, type WholeCompanyItemRow } from './company-item.repository.ts';
import { changeItem, writeItem } from './company-item.service.ts';

async function getRow(db: Db, ref: string, reader: Principal | null): Promise<WholeCompanyItemRow> {
  const row = await findItem(db, ref, reader?.id);
  if (!row) throw companyItemNotFound();
  return row;
}

function registerReadRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listPublicCompanyItems, async ({ db, query, user }) =>
    mapPage(await listShownItems(db, query, user?.id), (row) => toLine(platform, row, user)),
  );

  route(app, listPlacedCompanyItems, async ({ db, query, user }) =>
    (await listPlacedItems(db, query.ad_type, newNanoId(), user?.id)).map((row) => toLine(platform, row, user)),
  );

  route(app, listCompanyItems, async ({ db, query, user }) =>
    mapPage(await listItems(db, query, isStaff(user) ? undefined : user.id), (row) => toLine(platform, row, user)),
  );

  route(app, countCompanyItems, ({ db }) => countItemsByState(db));

  route(app, getCompanyItem, async ({ db, params, user }) => {
    const row = await getRow(db, params.id, user);
    const isShown = row.is_public && !row.is_suspended;
    if (!isShown && findActor(user, row.user_id) === undefined) throw companyItemNotFound();
    return toItem(platform, db, row, user);
  });
}

/** Company items: their vendors write them, operators review them, everybody reads those that are approved. */
export function registerCompanyItemRoutes(app: FastifyInstance): void {
  const { platform } = app;
  registerReadRoutes(app);

  route(app, createCompanyItem, async ({ db, body, user, now }) => {
    await requireApprovedBrand(db, user);
    const id = await writeItem(db, body, { user, now });
    return toItem(platform, db, await getRow(db, String(id), user), user);
  });

  route(app, updateCompanyItem, async ({ db, params, body, user, now, change }) => {
    const locked = await lockItem(db, params.id);
    if (!locked) throw companyItemNotFound();
    const actor = toActor(user, locked.user_id);
    // A vendor whose approval was taken back may still hide what it has.
    if (actor === 'owner' && body.edit_state_type !== EditState.DISABLED) await requireApprovedBrand(db, user);
    const ref = String(locked.id);
    const read = async () => toItem(platform, db, await getRow(db, ref, user), user);
    await checkVersion(locked, body.updated, read);
    change.before = await read();
    await changeItem(db, locked, body, { user, now });
    const after = await read();
    change.after = after;
    return after;
  });
}
