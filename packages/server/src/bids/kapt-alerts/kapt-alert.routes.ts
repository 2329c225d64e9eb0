import type { KaptAlert } from '@danji/contracts/bids/kapt-alert';
import { listKaptAlerts, updateKaptAlert } from '@danji/contracts/bids/kapt-alert.endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findKaptNoticeLines } from '../kapt-notices/index.ts';
import { type AlertRow, listAlerts, markAlert } from './kapt-alert.repository.ts';

async function toAlerts(db: Db, rows: readonly AlertRow[], now: Date): Promise<KaptAlert[]> {
  const ids = rows.map(({ notice_id }) => notice_id);
  const lines = new Map((await findKaptNoticeLines(db, ids, now)).map((line) => [line.id, line]));
  return rows.flatMap(({ notice_id, created, ...alert }) => {
    const kapt_notice = lines.get(notice_id);
    return kapt_notice ? [{ ...alert, kapt_notice, created_date: created }] : [];
  });
}

/** Alerts of vendors about new notices of K-apt. */
export function registerKaptAlertRoutes(app: FastifyInstance): void {
  route(app, listKaptAlerts, async ({ db, user, query, now }) => {
    const page = await listAlerts(db, user.id, query);
    return { ...page, results: await toAlerts(db, page.results, now) };
  });

  route(app, updateKaptAlert, async ({ db, user, params, body, now }) => {
    const row = await markAlert(db, params.id, { brandId: user.id, isRead: body.is_read });
    const [alert] = row ? await toAlerts(db, [row], now) : [];
    if (!alert) throw new ProblemError('not_found', { title: '없는 알림이에요.' });
    return alert;
  });
}
