import { isSubCategory } from '@danji/contracts/community/community-categories';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import {
  followCommunityAuthor,
  followCommunityCategory,
  listCommunityAuthorFollows,
  listCommunityCategoryFollows,
} from '@danji/contracts/community/community-new-post-follow.endpoints';
import { pick } from '@danji/contracts/pick';
import type { FastifyInstance } from 'fastify';
import { lockAccount } from '../../accounts/accounts/index.ts';
import { findAuthorAccount, toAuthor } from '../posts/index.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import {
  addAuthorFollow,
  addCategoryFollow,
  countOtherFollows,
  listAuthorFollows,
  listCategoryFollows,
  removeAuthorFollow,
  removeCategoryFollow,
} from './new-post-follow.repository.ts';

/** The authors and the categories of whose new posts members are told. */
export function registerNewPostFollowRoutes(app: FastifyInstance): void {
  route(app, followCommunityAuthor, async ({ db, body: { author, is_following }, user, now }) => {
    const account = await findAuthorAccount(db, author);
    if (!account) throw new ProblemError('not_found', { title: '작성자가 없어요. 탈퇴했을 수 있어요.' });
    if (account.id === user.id) throw new ProblemError('forbidden', { title: '내 글은 알림을 받을 수 없어요.' });
    if (!is_following) await removeAuthorFollow(db, account.id, user.id);
    else {
      await lockAccount(db, user.id);
      if ((await countOtherFollows(db, user.id, account.id)) >= COMMUNITY_LIMITS.authorFollows)
        throw new ProblemError('conflict', {
          title: `작성자는 ${COMMUNITY_LIMITS.authorFollows}명까지 알림을 받을 수 있어요.`,
        });
      await addAuthorFollow(db, account.id, user.id, now);
    }
    return { is_following };
  });

  route(app, listCommunityAuthorFollows, async ({ db, query, user }) =>
    mapPage(await listAuthorFollows(db, query, user.id), ({ author, ...row }) => ({
      ...pick(row, ['id', 'created']),
      user: toAuthor(author, false),
    })),
  );

  route(app, followCommunityCategory, async ({ db, body: { is_following, ...place }, user, now }) => {
    if (place.category1 !== 0 && !isSubCategory(place))
      throw invalidField('category1', '없는 분류예요. 다시 골라 주세요.');
    if (is_following) await addCategoryFollow(db, place, user.id, now);
    else await removeCategoryFollow(db, place, user.id);
    return { is_following };
  });

  route(app, listCommunityCategoryFollows, ({ db, user }) => listCategoryFollows(db, user.id));
}
