import type { SuggestAlert, SuggestAlertFields, SuggestAlertSetting } from '@danji/contracts/bids/suggest-alert';
import {
  countSuggestAlertMatches,
  getSuggestAlertSetting,
  listSuggestAlerts,
  updateSuggestAlert,
  updateSuggestAlertSetting,
} from '@danji/contracts/bids/suggest-alert.endpoints';
import { contractTypeOf } from '@danji/contracts/codes/contract-categories';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findSuggestItemLines, toSuggestItemLine } from '../suggest-items/index.ts';
import {
  type AlertRow,
  countKaptMatches,
  countMatches,
  findSetting,
  listAlerts,
  markAlert,
  saveSetting,
} from './suggest-alert.repository.ts';

const OFF = { id: 0, is_enabled: false, sigungus: [], tags: [] };

const readSetting = async (db: Db, brandId: number): Promise<SuggestAlertSetting> =>
  (await findSetting(db, brandId)) ?? { ...OFF, brand_id: brandId };

/** Throws `invalid_input` for a region or a code that does not exist. */
async function checkSetting(db: Db, { sigungus, tags }: Pick<SuggestAlertFields, 'sigungus' | 'tags'>): Promise<void> {
  const found =
    sigungus.length === 0
      ? []
      : await db.selectFrom('region').where('id', 'in', sigungus).select('id').limit(sigungus.length).execute();
  const fields = {
    ...(found.length < sigungus.length && { sigungus: '목록에 있는 지역을 골라 주세요.' }),
    ...(tags.some((code) => contractTypeOf(code) === undefined) && { tags: '목록에 있는 분야를 골라 주세요.' }),
  };
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
}

/** Presents alerts with their notices; a notice that is gone takes its alerts with it. */
async function toAlerts(db: Db, rows: readonly AlertRow[], user: Principal, now: Date): Promise<SuggestAlert[]> {
  const lines = await findSuggestItemLines(
    db,
    rows.map(({ item_id }) => item_id),
    user,
  );
  const items = new Map(lines.map((row) => [row.id, toSuggestItemLine(row, user, now)]));
  return rows.flatMap(({ item_id, created, ...alert }) => {
    const suggest_item = items.get(item_id);
    return suggest_item ? [{ ...alert, suggest_item, created_date: created }] : [];
  });
}

/** Alerts of vendors about new bid notices. */
export function registerSuggestAlertRoutes(app: FastifyInstance): void {
  route(app, getSuggestAlertSetting, ({ db, user }) => readSetting(db, user.id));

  route(app, updateSuggestAlertSetting, async ({ db, user, body, now }) => {
    await checkSetting(db, body);
    await saveSetting(db, user.id, body, now);
    return readSetting(db, user.id);
  });

  route(app, countSuggestAlertMatches, async ({ db, body, now }) => {
    await checkSetting(db, body);
    return { count: await countMatches(db, body, now), kapt_count: await countKaptMatches(db, body, now) };
  });

  route(app, listSuggestAlerts, async ({ db, user, query, now }) => {
    const page = await listAlerts(db, user.id, query);
    return { ...page, results: await toAlerts(db, page.results, user, now) };
  });

  route(app, updateSuggestAlert, async ({ db, user, params, body, now }) => {
    const row = await markAlert(db, params.id, { brandId: user.id, isRead: body.is_read });
    const [alert] = row ? await toAlerts(db, [row], user, now) : [];
    if (!alert) throw new ProblemError('not_found', { title: '알림이 없어요. 공고가 지워졌을 수 있어요.' });
    return alert;
  });
}
