import {
  createInquiry,
  deleteInquiry,
  getInquiry,
  getInquiryNumbers,
  listInquiries,
  updateInquiry,
} from '@danji/contracts/community/inquiry.endpoints';
import { INQUIRY_NUMBERS_DAYS } from '@danji/contracts/community/inquiry-rules';
import type { FastifyInstance } from 'fastify';
import { addSeconds } from '../../platform/clock.ts';
import { isStaff } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { toInquiry, toInquirySummary } from './inquiry.presenter.ts';
import { findInquiry, listInquiryRows, readNumbers } from './inquiry.repository.ts';
import { changeInquiry, removeInquiry, requireReadable, writeInquiry } from './inquiry.service.ts';

/** A person asks a few things a day; each inquiry tells every operator. */
const WRITES = { max: 20, timeWindow: '1 hour' };

const DAY_SECONDS = 86_400;

/** Inquiries to our support, between a person and our staff. */
export function registerInquiryRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listInquiries, async ({ db, query, user }) => {
    const page = await listInquiryRows(db, query, isStaff(user) ? undefined : user.id);
    return mapPage(page, (row) => toInquirySummary(row, user));
  });

  route(app, getInquiryNumbers, ({ db, now }) => readNumbers(db, addSeconds(now, -INQUIRY_NUMBERS_DAYS * DAY_SECONDS)));

  route(
    app,
    createInquiry,
    async ({ db, body, user, now }) => toInquiry(platform, db, await writeInquiry(db, body, { user, now }), user),
    { rateLimit: WRITES },
  );

  route(app, getInquiry, async ({ db, params: { id }, user }) =>
    toInquiry(platform, db, requireReadable(await findInquiry(db, id), user), user),
  );

  route(app, updateInquiry, async ({ db, params: { id }, body, user, now, change }) => {
    const present = (row: Awaited<ReturnType<typeof writeInquiry>>) => toInquiry(platform, db, row, user);
    const { before, after } = await changeInquiry(platform, db, id, body, { user, now }, present);
    change.record({ before: toInquirySummary(before, user), after: toInquirySummary(after, user) });
    return toInquiry(platform, db, after, user);
  });

  route(app, deleteInquiry, async ({ db, params: { id }, user, now, change }) => {
    change.before = toInquirySummary(await removeInquiry(db, id, { user, now }), user);
    return { ok: true } as const;
  });
}
