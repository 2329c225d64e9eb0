import {
  createWorkMember,
  deleteWorkMember,
  getMyMembership,
  listWorkMembers,
  updateWorkMember,
} from '@danji/contracts/apts/work-space.endpoints';
import type { FastifyInstance } from 'fastify';
import { toPage } from '../platform/http/page.ts';
import { generalOnly, generalOrStaff } from '../platform/http/policy.ts';
import { route } from '../platform/http/route.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { requireSpaceUser } from './apts.policy.ts';
import { openMembership } from './invitation.service.ts';
import { toRecordId } from './record-id.ts';
import { tellChanged, tellOpened } from './work-member.notices.ts';
import { toWorkMember } from './work-member.presenter.ts';
import { countMembers, findMemberOf, findPlace, listMemberRows } from './work-member.repository.ts';
import { changeMember, endMembership } from './work-member.service.ts';
import { hasWorkSpace } from './work-space.repository.ts';

export function registerWorkMemberRoutes(app: FastifyInstance): void {
  route(app, getMyMembership, generalOnly, async ({ db, user, params }) => {
    const member = await findMemberOf(db, toRecordId(params['id']), user.id);
    if (!member) throw new ProblemError('not_found');
    return toWorkMember(member, user, member);
  });

  route(app, listWorkMembers, generalOrStaff, async ({ db, user, query }) => {
    const place = await findPlace(db, query.space_id, user.id);
    requireSpaceUser(user, place);
    if (!(await hasWorkSpace(db, query.space_id))) throw new ProblemError('not_found');
    const rows = await listMemberRows(db, query);
    return toPage(
      rows.map((row) => toWorkMember(row, user, place)),
      await countMembers(db, query),
      query,
    );
  });

  // An invitation by e-mail reveals whether an account exists; the rate limit prevents collecting addresses.
  route(
    app,
    createWorkMember,
    generalOrStaff,
    async ({ db, user, body, now, change }) => {
      const member = await openMembership(db, user, body, now);
      await tellOpened(db, member, user.id, now);
      change.after = member;
      return toWorkMember(member, user, await findPlace(db, member.space_id, user.id));
    },
    { rateLimit: { max: 60, timeWindow: '1 hour' } },
  );

  route(app, updateWorkMember, generalOrStaff, async ({ db, user, params, body, now, change }) => {
    const outcome = await changeMember(db, user, toRecordId(params['id']), body, now);
    await tellChanged(db, outcome, user.id, now);
    const { before, after } = outcome;
    Object.assign(change, { before, after });
    if (!after) throw new ProblemError('not_found');
    return toWorkMember(after, user, await findPlace(db, after.space_id, user.id));
  });

  route(app, deleteWorkMember, generalOrStaff, async ({ db, user, params, now, change }) => {
    const outcome = await endMembership(db, user, toRecordId(params['id']), now);
    await tellChanged(db, outcome, user.id, now);
    Object.assign(change, { before: outcome.before, after: outcome.after ?? null });
    return { ok: true as const };
  });
}
