import { compareCompanyItems } from '@danji/contracts/bids/company-compare.endpoints';
import {
  getCompanyItem,
  listPlacedCompanyItems,
  listPublicCompanyItems,
} from '@danji/contracts/bids/company-item.endpoints';
import { getCompanySharePicture } from '@danji/contracts/bids/share-picture.endpoints';
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
import { sharePictureOf } from '../share-pictures/index.ts';
import { countItemsByState, listItems, listPlacedItems, listShownItems } from './company-item-list.repository.ts';
import { listCompared } from './company-compare.repository.ts';
import { toCases, toItem, toLine, toShareCard } from './company-item.presenter.ts';
import { companyItemNotFound, findActor, requireApprovedBrand, toActor } from './company-item.policy.ts';
import { findItem, lockItem, type WholeCompanyItemRow } from './company-item.repository.ts';
import { changeItem, writeItem } from './company-item.service.ts';

async function getRow(db: Db, ref: string, reader: Principal | null): Promise<WholeCompanyItemRow> {
  const row = await findItem(db, ref, reader?.id);
  if (!row) throw companyItemNotFound();
  return row;
}

const isShown = ({ is_public, is_suspended }: WholeCompanyItemRow): boolean => is_public && !is_suspended;

/** Other sites ask once for each link, from few addresses. */
const PICTURES = { max: 300, timeWindow: '1 minute' };

function registerReadRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listPublicCompanyItems, async ({ db, query, user }) =>
    mapPage(await listShownItems(db, query, user?.id), (row) => toLine(platform, row, user)),
  );

  route(app, listPlacedCompanyItems, async ({ db, query, user }) =>
    (await listPlacedItems(db, query.ad_type, newNanoId(), user?.id)).map((row) => toLine(platform, row, user)),
  );

  route(app, compareCompanyItems, async ({ db, query, user }) =>
    (await listCompared(db, query.ids.split(','), user?.id)).map(({ work_cases, business_check, ...row }) => ({
      ...toLine(platform, row, user),
      work_cases: toCases(platform, work_cases),
      business_check,
    })),
  );

  route(app, listCompanyItems, async ({ db, query, user }) =>
    mapPage(await listItems(db, query, isStaff(user) ? undefined : user.id), (row) => toLine(platform, row, user)),
  );

  route(app, countCompanyItems, ({ db }) => countItemsByState(db));

  route(
    app,
    getCompanySharePicture,
    async ({ db, params, query, reply }) => {
      const row = await getRow(db, params.id, null);
      if (!isShown(row)) throw companyItemNotFound();
      return sharePictureOf(platform, reply, {
        id: row.user_id,
        card: toShareCard(platform, row),
        asked: query.version,
      });
    },
    { rateLimit: PICTURES },
  );

  route(app, getCompanyItem, async ({ db, params, user }) => {
    const row = await getRow(db, params.id, user);
    if (!isShown(row) && findActor(user, row.user_id) === undefined) throw companyItemNotFound();
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
