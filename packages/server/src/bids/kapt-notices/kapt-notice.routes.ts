import { getKaptNotice, listKaptNotices } from '@danji/contracts/bids/kapt-notice.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { findNotice, listNotices } from './kapt-notice-list.repository.ts';
import { withLink } from './kapt-notice.presenter.ts';

/** Notices of K-apt for everybody. */
export function registerKaptNoticeRoutes(app: FastifyInstance): void {
  route(app, listKaptNotices, async ({ db, query, now }) => mapPage(await listNotices(db, query, now), withLink));

  route(app, getKaptNotice, async ({ db, params, now }) => {
    const row = await findNotice(db, params.id, now);
    if (!row) throw new ProblemError('not_found', { title: '없는 K-apt 공고예요.' });
    return withLink(row);
  });
}
