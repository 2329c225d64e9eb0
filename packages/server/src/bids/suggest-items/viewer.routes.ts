import {
  announceSuggestItemViewer,
  listSuggestItemViewers,
  removeSuggestItemViewer,
} from '@danji/contracts/bids/suggest-item-viewer.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob } from '../../platform/features/feature-job.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { viewersOf } from '../../site/viewers/index.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { suggestItemNotFound } from './suggest-item.policy.ts';
import { findStanding, lockItem } from './suggest-item.repository.ts';

const viewers = viewersOf('suggest_item_viewer', 'item_id', 'suggest_item_viewer');

/** Only who may change a notice opens its form. */
async function requireWriter(db: Db, id: number, user: Principal): Promise<void> {
  const item = await findStanding(db, String(id));
  if (!item) throw suggestItemNotFound();
  requireRight(user, await findMembership(db, item.space_id, user.id), 'write_notices');
}

/** Routes for who has the form of a notice open. */
export function registerItemViewerRoutes(app: FastifyInstance): void {
  route(app, listSuggestItemViewers, async ({ db, params, user, now }) => {
    await requireWriter(db, params.id, user);
    return viewers.listOthers(db, { recordId: params.id, tabId: params.tab_id, userId: user.id }, now);
  });

  route(app, announceSuggestItemViewer, async ({ db, params, user, now }) => {
    await requireWriter(db, params.id, user);
    const tab = { recordId: params.id, tabId: params.tab_id, userId: user.id };
    return viewers.announce(db, tab, now, () => lockItem(db, String(params.id)));
  });

  route(app, removeSuggestItemViewer, async ({ db, params, user, now }) => {
    await requireWriter(db, params.id, user);
    await viewers.remove(db, { recordId: params.id, tabId: params.tab_id, userId: user.id }, now);
    return { ok: true } as const;
  });
}

/** Deletes the tabs that have closed a form without saying so; nightly. */
export const deleteGoneViewers = defineJob(
  'suggest_items.delete_gone_viewers',
  ({ db, clock }) => viewers.deleteGone(db, clock.now()),
  { cron: '43 4 * * *' },
);
