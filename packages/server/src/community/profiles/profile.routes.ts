import { getCommunityProfile } from '@danji/contracts/community/community-profile.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findAuthorAccount, findBlocked, findReader, toAuthor } from '../posts/index.ts';
import { countWritten, isFollowed } from './profile.repository.ts';

/** Members as authors: everybody reads what they have written under their nicknames. */
export function registerProfileRoutes(app: FastifyInstance): void {
  route(app, getCommunityProfile, async ({ db, params: { id }, user }) => {
    const account = await findAuthorAccount(db, id);
    if (!account) throw new ProblemError('not_found', { title: '작성자가 없어요. 탈퇴했을 수 있어요.' });
    const { named } = await findBlocked(db, await findReader(db, user));
    return {
      user: toAuthor(account.author, false),
      ...(await countWritten(db, account.id)),
      is_own: account.id === user?.id,
      is_following: user !== null && (await isFollowed(db, account.id, user.id)),
      is_blocked: named.includes(account.id),
    };
  });
}
