import {
  countAdvertisements,
  createAdvertisement,
  deleteAdvertisement,
  getAdvertisement,
  getAdvertisementStatistics,
  listAdvertisements,
  changeAdvertisementState,
  setAdvertisementPaid,
  updateAdvertisement,
} from '@danji/contracts/site/advertisement.endpoints';
import { isCalendarDay } from '@danji/contracts/rules/calendar-day';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../../platform/database/transaction.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { transitionAdvertisement } from './advertisement-state.service.ts';
import { requireAdvertiser, toActor } from './advertisement.policy.ts';
import { countByState, listAdvertisementRows, updateAdvertisementRow } from './advertisement.repository.ts';
import {
  changeAdvertisement,
  getDetail,
  lockOwnAdvertisement,
  submitAdvertisement,
  removeAdvertisement,
} from './advertisement.service.ts';
import { notifyPaid } from './advertisement.notifications.ts';
import { storePictures } from './pictures.ts';
import { readChangeForm, readNewForm } from './advertisement-form.ts';
import { listDays } from './active-advertisement.repository.ts';
import { toStatisticsPeriod } from './statistics-period.ts';

const UPLOADS = { max: 60, timeWindow: '1 minute' };

const ownerOf = (user: Principal): number | undefined => (isStaff(user) ? undefined : user.id);

function checkPeriod({ date_start, date_end }: { date_start?: string; date_end?: string }): void {
  if (date_start !== undefined && !isCalendarDay(date_start))
    throw invalidField('date_start', '달력에 있는 날짜를 입력해 주세요.');
  if (date_end !== undefined && !isCalendarDay(date_end))
    throw invalidField('date_end', '달력에 있는 날짜를 입력해 주세요.');
}

/** Routes for owners of advertisements and for staff. */
export function registerAdvertisementRoutes(app: FastifyInstance): void {
  registerReadRoutes(app);
  registerChangeRoutes(app);
  registerStateRoutes(app);
}

function registerReadRoutes(app: FastifyInstance): void {
  route(app, listAdvertisements, async ({ db, user, query }) => {
    await requireAdvertiser(db, user);
    checkPeriod(query);
    return listAdvertisementRows(db, ownerOf(user), query);
  });

  route(app, countAdvertisements, async ({ db, user, query }) => {
    await requireAdvertiser(db, user);
    checkPeriod(query);
    return (await countByState(db, ownerOf(user), query)).map(({ state, count }) => ({ state, count: Number(count) }));
  });

  route(app, getAdvertisement, async ({ db, user, params }) => {
    await requireAdvertiser(db, user);
    const found = await getDetail(db, params.id);
    toActor(user, found.user.id);
    return found;
  });

  route(app, getAdvertisementStatistics, async ({ db, user, params, query, now }) => {
    await requireAdvertiser(db, user);
    const id = params.id;
    toActor(user, (await getDetail(db, id)).user.id);
    const { start, end } = toStatisticsPeriod(query, now);
    return listDays(db, id, start, end);
  });
}

function registerChangeRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    createAdvertisement,
    async ({ db, user, request, now, change, commit }) => {
      await requireAdvertiser(db, user);
      const { text, pictures } = await readNewForm(request);
      const stored = await storePictures({ platform, owner: user.id }, pictures);
      const made = await commit(async (db) => getDetail(db, await submitAdvertisement(db, user, text, stored, now)));
      change.after = made;
      return made;
    },
    { transaction: 'own', rateLimit: UPLOADS },
  );

  route(
    app,
    updateAdvertisement,
    async ({ db, user, params, request, now, change }) => {
      await requireAdvertiser(db, user);
      const id = params.id;
      const before = await getDetail(db, id);
      toActor(user, before.user.id);
      const { text, pictures } = await readChangeForm(request);
      const stored = await storePictures({ platform, owner: user.id }, pictures);
      const after = await transaction(db, async (db) => {
        await changeAdvertisement(db, user, id, { text, stored, now });
        return getDetail(db, id);
      });
      change.record({ before, after });
      return after;
    },
    { transaction: 'own', rateLimit: UPLOADS },
  );

  route(app, deleteAdvertisement, async ({ db, user, params, now, change }) => {
    await requireAdvertiser(db, user);
    const id = params.id;
    await lockOwnAdvertisement(db, user, id);
    change.before = await getDetail(db, id);
    await removeAdvertisement(db, user, id, now);
    return { ok: true as const };
  });
}

function registerStateRoutes(app: FastifyInstance): void {
  route(app, changeAdvertisementState, async ({ db, user, params, body, now, change }) => {
    await requireAdvertiser(db, user);
    const id = params.id;
    await lockOwnAdvertisement(db, user, id);
    change.before = await getDetail(db, id);
    await transitionAdvertisement(db, user, id, body, now);
    const after = await getDetail(db, id);
    change.after = after;
    return after;
  });

  route(app, setAdvertisementPaid, async ({ db, user, params, body, now, change }) => {
    const id = params.id;
    const { row } = await lockOwnAdvertisement(db, user, id);
    change.before = await getDetail(db, id);
    await updateAdvertisementRow(db, id, { paid: body.is_paid ? (row.paid ?? now) : null, updated: now });
    if (body.is_paid && row.paid === null) await notifyPaid(db, row, now);
    const after = await getDetail(db, id);
    change.after = after;
    return after;
  });
}
