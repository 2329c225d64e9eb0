import { getFaq, listFaqs, rateFaq } from '@danji/contracts/community/faq.endpoints';
import {
  createFaq,
  deleteFaq,
  listStaffFaqs,
  placeFaq,
  restoreFaq,
  updateFaq,
} from '@danji/contracts/community/faq-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { listOperatorIds } from '../../accounts/accounts/index.ts';
import { publishChange } from '../../platform/events/live-events.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { toFaq, toFaqSummary } from './faq.presenter.ts';
import { findFaq, findPublicFaq, listAllFaqs, listPublicFaqs } from './faq.repository.ts';
import { findRating, saveRating } from './faq-rating.repository.ts';
import { changeFaq, moveFaq, removeFaq, restoreDeletedFaq, writeFaq } from './faq.service.ts';

/** The limit of ratings that a member may give in ten minutes. */
const RATINGS = { max: 100, timeWindow: '10 minutes' };

const missing = (): ProblemError =>
  new ProblemError('not_found', { title: '질문이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });

/** Frequently asked questions: operators write and order them, everybody reads those that are public. */
export function registerFaqRoutes(app: FastifyInstance): void {
  route(app, listFaqs, async ({ db, query, user }) =>
    mapPage(await listPublicFaqs(db, query), (row) => toFaqSummary(row, user)),
  );

  route(app, getFaq, async ({ db, params: { id }, user }) => {
    const row = await (isStaff(user) ? findFaq(db, id) : findPublicFaq(db, id));
    if (!row) throw missing();
    return toFaq(row, user, user && (await findRating(db, row.id, user.id)));
  });

  route(
    app,
    rateFaq,
    async ({ db, params: { id }, body: { is_helpful }, user, now }) => {
      const row = await findPublicFaq(db, id);
      if (!row) throw missing();
      await saveRating(db, { faqId: row.id, userId: user.id, isHelpful: is_helpful, now });
      return { is_helpful };
    },
    { rateLimit: RATINGS },
  );

  route(app, listStaffFaqs, async ({ db, query, user }) =>
    mapPage(await listAllFaqs(db, query), (row) => toFaqSummary(row, user)),
  );

  route(app, createFaq, async ({ db, body, user, now, change }) => {
    const row = await writeFaq(db, body, { user, now });
    change.after = toFaqSummary(row, user);
    return toFaq(row, user);
  });

  route(app, updateFaq, async ({ db, params: { id }, body, user, now, change }) => {
    const { before, after } = await changeFaq(db, id, body, { user, now });
    change.record({ before: toFaqSummary(before, user), after: toFaqSummary(after, user) });
    return toFaq(after, user);
  });

  route(app, placeFaq, async ({ db, params: { id }, body, user, now, change }) => {
    const { before, after } = await moveFaq(db, id, body);
    await publishChange(db, await listOperatorIds(db), { tags: ['faq'] }, now);
    change.record({ before: toFaqSummary(before, user), after: toFaqSummary(after, user) });
    return { ok: true } as const;
  });

  route(app, deleteFaq, async ({ db, params: { id }, user, now, change }) => {
    change.before = toFaqSummary(await removeFaq(db, id, now), user);
    return { ok: true } as const;
  });

  route(app, restoreFaq, async ({ db, params: { id }, user, change }) => {
    change.after = toFaqSummary(await restoreDeletedFaq(db, id), user);
    return { ok: true } as const;
  });
}
