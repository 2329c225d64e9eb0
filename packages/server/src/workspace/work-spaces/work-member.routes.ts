import {
  createWorkMember,
  deleteWorkMember,
  getMyMembership,
  listWorkMembers,
  updateWorkMember,
} from '@danji/contracts/workspace/work-space.endpoints';
import type { FastifyInstance } from 'fastify';
import { mapPage } from '../../platform/records/read-page.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isAllowed, requireRight } from './membership.policy.ts';
import { openMembership } from './invitation.service.ts';
import { notifyMembershipChanged, notifyMembershipOpened } from './work-member.notifications.ts';
import { toWorkMember } from './work-member.presenter.ts';
import { findMembership } from './own-membership.repository.ts';
import { findMemberOf, listMemberRows } from './work-member.repository.ts';
import { changeMember, endMembership } from './work-member.service.ts';
import { hasWorkSpace } from './work-space.repository.ts';

export function registerWorkMemberRoutes(app: FastifyInstance): void {
  const { jobs } = app.platform;
  route(app, getMyMembership, async ({ db, user, params }) => {
    const member = await findMemberOf(db, params.id, user.id);
    if (!member) throw new ProblemError('not_found');
    return toWorkMember(member, user, member);
  });

  route(app, listWorkMembers, async ({ db, user, query }) => {
    const membership = await findMembership(db, query.space_id, user.id);
    requireRight(user, membership, 'read');
    if (!(await hasWorkSpace(db, query.space_id))) throw new ProblemError('not_found');
    const viewer = {
      id: user.id,
      seesContacts: isAllowed(user, membership, 'see_contacts'),
      seesInvited: isAllowed(user, membership, 'manage_members'),
    };
    return mapPage(await listMemberRows(db, query, viewer), (row) => toWorkMember(row, user, membership));
  });

  route(
    app,
    createWorkMember,
    async ({ db, user, body, now, change }) => {
      const member = await openMembership(db, user, body, now);
      await notifyMembershipOpened({ db, jobs, actorId: user.id, now }, member);
      change.after = toWorkMember(member, user, await findMembership(db, member.space_id, user.id));
      return change.after;
    },
    { rateLimit: { max: 60, timeWindow: '1 hour' } },
  );

  route(app, updateWorkMember, async ({ db, user, params, body, now, change }) => {
    const result = await changeMember(db, user, params.id, body, now);
    await notifyMembershipChanged({ db, jobs, actorId: user.id, now }, result);
    if (!result.after) throw new ProblemError('not_found');
    const membership = await findMembership(db, result.after.space_id, user.id);
    const after = toWorkMember(result.after, user, membership);
    change.record({ before: toWorkMember(result.before, user, membership), after });
    return after;
  });

  route(app, deleteWorkMember, async ({ db, user, params, now, change }) => {
    const result = await endMembership(db, user, params.id, now);
    await notifyMembershipChanged({ db, jobs, actorId: user.id, now }, result);
    const membership = await findMembership(db, result.before.space_id, user.id);
    change.record({
      before: toWorkMember(result.before, user, membership),
      after: result.after ? toWorkMember(result.after, user, membership) : null,
    });
    return { ok: true as const };
  });
}
