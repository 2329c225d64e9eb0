import { getInvitation, getInvitationLink, sendInvitation } from '@danji/contracts/workspace/invitation.endpoints';
import { maskEmail, maskTel } from '@danji/contracts/format/mask';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import { findMailer } from '../../notifications/email/index.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { getInvitationRow, renewInvitation } from './invitation.service.ts';
import { toLinkToken } from './invitation-link.ts';
import { readInvitation } from './invitation-reading.service.ts';
import { findMembership } from './own-membership.repository.ts';
import { notifyInvitationRenewed } from './work-member.notifications.ts';
import { toWorkMember } from './work-member.presenter.ts';

export function registerInvitationRoutes(app: FastifyInstance): void {
  const { jobs, signingKey, config, contributions } = app.platform;

  route(
    app,
    getInvitation,
    async ({ db, user, params, now, reply }) => {
      void reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
      const { row, space, isOwn, state } = await readInvitation(db, signingKey, user, params.token, now);
      return {
        space,
        role: row.role,
        invited_by: row.invited_email === null ? ('tel' as const) : ('email' as const),
        contact: row.invited_email === null ? maskTel(row.invited_tel ?? '') : maskEmail(row.invited_email),
        expires: row.invitation_expires,
        my_state: state,
        my_member_id: isOwn ? row.id : null,
      };
    },
    { rateLimit: { max: 60, timeWindow: '1 minute' } },
  );

  route(app, getInvitationLink, async ({ db, user, params, reply }) => {
    const row = await getInvitationRow(db, user, params.id);
    if (row.invitation_expires === null) throw new ProblemError('not_found');
    void reply.header('cache-control', 'no-store');
    return {
      url: config.webOrigin + webPaths.invitation(toLinkToken(signingKey, row)),
      expires: row.invitation_expires,
      is_sent: row.invited_tel !== null || findMailer(contributions) !== undefined,
    };
  });

  route(
    app,
    sendInvitation,
    async ({ db, user, params, now, change }) => {
      const before = await getInvitationRow(db, user, params.id);
      const row = await renewInvitation(db, user, params.id, now);
      await notifyInvitationRenewed({ db, jobs, actorId: user.id, now }, row);
      const membership = await findMembership(db, row.space_id, user.id);
      const after = toWorkMember(row, user, membership);
      change.record({ before: toWorkMember(before, user, membership), after });
      return after;
    },
    { rateLimit: { max: 60, timeWindow: '1 hour' } },
  );
}
