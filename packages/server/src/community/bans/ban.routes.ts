import {
  createCommunityBan,
  getOwnCommunityBan,
  liftCommunityBan,
  listCommunityBans,
} from '@danji/contracts/community/community-ban.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { findBanOf, lockCase } from '../moderation/index.ts';
import { toBan } from './ban.presenter.ts';
import { listBans } from './ban.repository.ts';
import { banAuthor, liftBan } from './ban.service.ts';

/** Members whom our staff keeps from writing in the community. */
export function registerBanRoutes(app: FastifyInstance): void {
  route(app, listCommunityBans, async ({ db, query, now }) =>
    mapPage(await listBans(db, query, now), (row) => toBan(row, now)),
  );

  route(app, createCommunityBan, async ({ db, body: { case_id, ...order }, user, now, change }) => {
    const reviewed = await lockCase(db, case_id);
    if (!reviewed) throw new ProblemError('not_found', { title: '신고가 없어요. 주소가 잘못됐을 수 있어요.' });
    const ban = toBan(await banAuthor(db, reviewed, { order }, { operatorId: user.id, now }), now);
    change.after = ban;
    return ban;
  });

  route(app, liftCommunityBan, async ({ db, params: { id }, user, now, change }) => {
    const { before, after } = await liftBan(db, id, { operatorId: user.id, now });
    change.record({ before: toBan(before, now), after: toBan(after, now) });
    return toBan(after, now);
  });

  route(app, getOwnCommunityBan, async ({ db, user, now }) => ({ ban: (await findBanOf(db, user.id, now)) ?? null }));
}
