import { appealReview, createReport, getOwnReview } from '@danji/contracts/community/report.endpoints';
import { decideReviewCase, getReviewCase, listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { findAuthor } from '../posts/index.ts';
import { decideCase, getCase } from './decision.service.ts';
import { toCase, toCaseLine, toOwnReview } from './report.presenter.ts';
import { listCases } from './report.repository.ts';
import { appeal, getOwnCase, reportObject } from './report.service.ts';

/** Reports of a member in an hour. */
const REPORTS = { max: 30, timeWindow: '1 hour' };

/** Reports of members, and the decisions of our staff about them. */
export function registerReportRoutes(app: FastifyInstance): void {
  const { config } = app.platform;

  route(
    app,
    createReport,
    async ({ db, body, user, now }) => {
      await reportObject(db, body, { author: await findAuthor(db, user), now }, config.communityHideReports);
      return { ok: true } as const;
    },
    { rateLimit: REPORTS },
  );

  route(app, getOwnReview, async ({ db, query, user }) =>
    toOwnReview(await getOwnCase(db, query, await findAuthor(db, user))),
  );

  route(app, appealReview, async ({ db, body, user, now }) =>
    toOwnReview(await appeal(db, body, { author: await findAuthor(db, user), now })),
  );

  route(app, listReviewCases, async ({ db, query }) => mapPage(await listCases(db, query), toCaseLine));

  route(app, getReviewCase, async ({ db, params: { id }, user, now }) =>
    toCase(db, await getCase(db, id), { reader: await findAuthor(db, user), now }),
  );

  route(app, decideReviewCase, async ({ db, params: { id }, body, user, now, change }) => {
    const author = await findAuthor(db, user);
    const { before, after } = await decideCase(db, id, body, { author, now });
    change.record({ before: toCaseLine(before), after: toCaseLine(after) });
    return toCase(db, after, { reader: author, now });
  });
}
