import { toPopupAudience } from '@danji/contracts/site/main-popup-audience';
import { listHomePopups } from '@danji/contracts/site/main-popup-home.endpoints';
import {
  createMainPopup,
  deleteMainPopup,
  getMainPopup,
  listMainPopups,
  updateMainPopup,
} from '@danji/contracts/site/main-popup.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findPopup, listPopups, listVisiblePopups } from './popup.repository.ts';
import { changePopup, createPopup, removePopup } from './popup.service.ts';

const CACHE_SECONDS = 60;
const DAY_SECONDS = 86_400;
const SEOUL_AHEAD_SECONDS = 9 * 3600;

/** The cache lifetime of today's popups: a minute, but never past midnight in Seoul. */
function toMaxAge(now: Date): number {
  const intoDay = (Math.floor(now.getTime() / 1000) + SEOUL_AHEAD_SECONDS) % DAY_SECONDS;
  return Math.min(CACHE_SECONDS, DAY_SECONDS - intoDay);
}

/** Routes for popups of the home page: operators write them, everybody may read today's. */
export function registerPopupRoutes(app: FastifyInstance): void {
  route(app, listHomePopups, ({ db, user, now, reply }) => {
    // An account has popups of its own: no cache gives them to anybody else, also not after a sign-out in the same browser.
    void reply
      .header('cache-control', `${user ? 'private' : 'public'}, max-age=${toMaxAge(now)}`)
      .header('vary', 'authorization');
    return listVisiblePopups(db, toPopupAudience(user), toBusinessDate(now));
  });

  route(app, listMainPopups, ({ db, query, now }) => listPopups(db, query, toBusinessDate(now)));

  route(app, getMainPopup, async ({ db, params }) => {
    const popup = await findPopup(db, params.id);
    if (!popup) throw new ProblemError('not_found', { title: '팝업이 없어요. 이미 지워졌을 수 있어요.' });
    return popup;
  });

  route(app, createMainPopup, async ({ db, body, user, now, change }) => {
    const popup = await createPopup(db, body, { userId: user.id, now });
    change.after = popup;
    return popup;
  });

  route(app, updateMainPopup, async ({ db, params, body, user, now, change }) => {
    const { before, after } = await changePopup(db, params.id, body, { userId: user.id, now });
    change.before = before;
    change.after = after;
    return after;
  });

  route(app, deleteMainPopup, async ({ db, params, now, change }) => {
    change.before = await removePopup(db, params.id, now);
    return { ok: true } as const;
  });
}
