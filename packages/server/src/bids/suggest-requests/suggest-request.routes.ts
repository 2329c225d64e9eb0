import { favouriteSuggestItem } from '@danji/contracts/bids/suggest-item.endpoints';
import {
  createSuggestRequest,
  deleteSuggestRequest,
  getSuggestRequest,
  invalidateSuggestRequest,
  listOfferedPrices,
  listSuggestRequests,
  updateSuggestRequest,
} from '@danji/contracts/bids/suggest-request.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { findSuggestItemLines, suggestItemNotFound, toSuggestItemLine } from '../suggest-items/index.ts';
import { invalidateRequest } from './invalidate-request.ts';
import { readRequest, toRequestLines } from './suggest-request.presenter.ts';
import { listPrices, listRequests } from './suggest-request-list.repository.ts';
import { changeRequest, setFavourite, withdrawRequest, writeRequest } from './suggest-request.service.ts';

/** Requests (offers) of vendors on bid notices: their vendors write them, complexes read them once they are not sealed. */
export function registerSuggestRequestRoutes(app: FastifyInstance): void {
  const { platform } = app;
  const read = (db: Db, ref: number | string, user: Principal) => readRequest(platform, db, String(ref), user);

  route(app, listSuggestRequests, async ({ db, query, user, now }) => {
    const page = await listRequests(db, query, user);
    return { ...page, results: await toRequestLines(db, page.results, user, now) };
  });

  route(app, listOfferedPrices, async ({ db, query, user }) => ({
    offers: await listPrices(db, query.item_nano_id, user),
  }));

  route(app, getSuggestRequest, ({ db, params, user }) => read(db, params.id, user));

  route(app, createSuggestRequest, async ({ db, body, user }) =>
    read(db, await writeRequest(db, body, { user, platform }), user),
  );

  route(app, updateSuggestRequest, async ({ db, params, body, user }) =>
    read(db, await changeRequest(db, params.id, body, { user, platform }), user),
  );

  route(app, deleteSuggestRequest, async ({ db, params, user }) => {
    await withdrawRequest(db, params.id, { user, platform });
    return { ok: true } as const;
  });

  route(app, invalidateSuggestRequest, async ({ db, body, user }) =>
    read(db, await invalidateRequest(db, body, { user, platform }), user),
  );

  route(app, favouriteSuggestItem, async ({ db, body, user, now }) => {
    const id = await setFavourite(db, body.item_nano_id, body.is_company_fav, { user, platform });
    const [line] = await findSuggestItemLines(db, [id], user);
    if (!line) throw suggestItemNotFound();
    return toSuggestItemLine(line, user, now);
  });
}
