import {
  countCompanyItemView,
  favouriteCompanyItem,
  findCompanyItemLink,
  openCompanyItemLink,
} from '@danji/contracts/bids/company-item.endpoints';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { toBusinessDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isBot } from '../../site/visits/index.ts';
import {
  addScan,
  addView,
  countFavourites,
  findLinkedItem,
  findShownItem,
  isFirstViewOfDay,
  setFavourite,
} from './company-item-count.repository.ts';
import { companyItemNotFound } from './company-item.policy.ts';

/** One person reads a few companies a minute; an office behind one address reads more. */
const VIEWS = { max: 60, timeWindow: '1 minute' };

const isOperator = (user: Principal): boolean => isStaff(user) || user.acting_staff_id !== null;

/** The change is rolled back; to mark again what is marked is no change. */
const tooManyFavourites = (): ProblemError =>
  new ProblemError('conflict', {
    title: `관심 업체는 ${formatNumber(COMPANY_ITEM_LIMITS.favourites)}곳까지 담을 수 있어요. 이제 보지 않는 업체를 빼고 다시 담아 주세요.`,
  });

async function getLinked(db: Db, code: string) {
  const item = await findLinkedItem(db, code);
  if (!item) throw companyItemNotFound();
  return item;
}

function registerLinkRoutes(app: FastifyInstance): void {
  const { db: database } = app.platform;

  route(app, findCompanyItemLink, async ({ db, query }) => ({
    nano_id: (await getLinked(db, query.short_link)).nano_id,
  }));

  route(
    app,
    openCompanyItemLink,
    async ({ db, body, request }) => {
      const { id, nano_id } = await getLinked(db, body.short_link);
      if (!isBot(request.headers['user-agent'])) await addScan(db, id);
      return { nano_id };
    },
    { rateLimit: VIEWS },
  );

  // Printed on paper as a QR code: it is followed by the server, counted, and never cached.
  app.get<{ Params: { code: string } }>(webPaths.companyLink(':code'), async (request, reply) => {
    const item = await findLinkedItem(database, request.params.code);
    if (item && !isBot(request.headers['user-agent'])) await addScan(database, item.id);
    return reply
      .header('cache-control', 'no-store')
      .redirect(item ? webPaths.company(item.nano_id) : webPaths.companies, 302);
  });
}

/** Views, favourites and short links of company items. */
export function registerCompanyItemCountRoutes(app: FastifyInstance): void {
  registerLinkRoutes(app);

  route(
    app,
    countCompanyItemView,
    async ({ db, body, user, now, request }) => {
      const item = await findShownItem(db, body.nano_id);
      if (!item) throw companyItemNotFound();
      const { id, views } = item;
      if (isBot(request.headers['user-agent']) || user?.id === item.user_id) return { views };
      const isCounted =
        user === null || (!isOperator(user) && (await isFirstViewOfDay(db, id, user.id, toBusinessDate(now))));
      return { views: isCounted ? await addView(db, id) : views };
    },
    { rateLimit: VIEWS },
  );

  route(app, favouriteCompanyItem, async ({ db, body, user, now }) => {
    const item = await findShownItem(db, body.nano_id);
    if (!item) throw companyItemNotFound();
    const { is_fav } = body;
    const favs = await setFavourite(db, item.id, { userId: user.id, isFavourite: is_fav, now });
    if (is_fav && (await countFavourites(db, user.id)) > COMPANY_ITEM_LIMITS.favourites) throw tooManyFavourites();
    return { is_fav, favs };
  });
}
