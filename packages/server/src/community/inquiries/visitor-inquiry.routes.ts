import {
  createVisitorInquiry,
  deleteVisitorInquiry,
  getVisitorInquiry,
  listVisitorInquiries,
  updateVisitorInquiry,
} from '@danji/contracts/community/visitor-inquiry.endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findVerificationToken, getVerifiedTel, toMobile } from '../../accounts/phone-verification/index.ts';
import { countAttempt } from '../../platform/attempts/attempt-limits.repository.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { getClientNetwork } from '../../platform/http/client-network.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { toInquiry, toInquirySummary } from './inquiry.presenter.ts';
import { findInquiry, type InquiryRow, listVisitorRows } from './inquiry.repository.ts';
import { changeInquiry, removeInquiry, requireReadable, writeVisitorInquiry } from './inquiry.service.ts';
import type { Visitor } from './participant.ts';

const MAX_LISTED = 50;

/** An office or a block of flats may share an address. */
const INQUIRIES_PER_NETWORK = { name: 'visitor_inquiry', max: 20, seconds: 86_400 };
const READS = { max: 120, timeWindow: '10 minutes' };
const CHANGES = { max: 20, timeWindow: '1 hour' };

/** Inquiries of visitors without an account: the proof of a phone check says whose they are. */
export function registerVisitorInquiryRoutes(app: FastifyInstance): void {
  const { platform } = app;

  /** The visitor of a request; throws `verification_required`. */
  const readVisitor = async (db: Db, request: FastifyRequest, now: Date): Promise<Visitor> => {
    const proof = findVerificationToken(request, platform.config, 'inquiry', undefined);
    return { tel: await getVerifiedTel(db, 'inquiry', proof, now) };
  };

  route(
    app,
    listVisitorInquiries,
    async ({ db, request, now }) => {
      const visitor = await readVisitor(db, request, now);
      const rows = await listVisitorRows(db, visitor.tel, MAX_LISTED);
      return { inquiries: rows.map((row) => toInquirySummary(row, visitor)) };
    },
    { rateLimit: READS },
  );

  route(
    app,
    createVisitorInquiry,
    async ({ db, body, request, now, commit }) => {
      const visitor = await readVisitor(db, request, now);
      if (visitor.tel !== toMobile(body.tel)) throw new ProblemError('verification_required');
      await countAttempt(platform, db, [{ ...INQUIRIES_PER_NETWORK, parts: [getClientNetwork(request)] }], now);
      return commit(async (db) => toInquiry(platform, db, await writeVisitorInquiry(db, body, visitor, now), visitor));
    },
    { transaction: 'own', rateLimit: CHANGES },
  );

  route(
    app,
    getVisitorInquiry,
    async ({ db, params: { id }, request, now }) => {
      const visitor = await readVisitor(db, request, now);
      return toInquiry(platform, db, requireReadable(await findInquiry(db, id), visitor), visitor);
    },
    { rateLimit: READS },
  );

  route(
    app,
    updateVisitorInquiry,
    async ({ db, params: { id }, body, request, now }) => {
      const visitor = await readVisitor(db, request, now);
      const present = (row: InquiryRow) => toInquiry(platform, db, row, visitor);
      const { after } = await changeInquiry(platform, db, id, body, { user: visitor, now }, present);
      return present(after);
    },
    { rateLimit: CHANGES },
  );

  route(
    app,
    deleteVisitorInquiry,
    async ({ db, params: { id }, request, now }) => {
      await removeInquiry(db, id, { user: await readVisitor(db, request, now), now });
      return { ok: true } as const;
    },
    { rateLimit: CHANGES },
  );
}
