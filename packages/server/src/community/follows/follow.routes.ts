import {
  bookmarkCommunityPost,
  followCommunityPost,
  listCommunityBookmarks,
} from '@danji/contracts/community/community-follow.endpoints';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import type { FastifyInstance } from 'fastify';
import { findAuthor, findPost, isAuthor, isThere, mayReadPost, toPostLine } from '../posts/index.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { addMark, countBookmarks, listBookmarks, removeMark } from './follow.repository.ts';

const missing = (): ProblemError =>
  new ProblemError('not_found', { title: '글이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });

/** Bookmarks of members, and the posts that they hear of. */
export function registerFollowRoutes(app: FastifyInstance): void {
  route(app, listCommunityBookmarks, async ({ db, query, user }) => {
    const reader = await findAuthor(db, user);
    return mapPage(await listBookmarks(db, query, reader.id), (row) => toPostLine(row, reader));
  });

  route(app, bookmarkCommunityPost, async ({ db, body: { nano_id, is_bookmarked }, user, now }) => {
    const reader = await findAuthor(db, user);
    const post = await findPost(db, nano_id, reader.id);
    if (!post || !isThere(post, reader)) throw missing();
    if (!is_bookmarked) await removeMark(db, 'community_bookmark', post.id, reader.id);
    else {
      if (!post.is_bookmarked && (await countBookmarks(db, reader.id)) >= COMMUNITY_LIMITS.bookmarks)
        throw new ProblemError('conflict', {
          title: `북마크는 ${COMMUNITY_LIMITS.bookmarks}개까지 할 수 있어요. 보지 않는 글을 빼 주세요.`,
        });
      await addMark(db, 'community_bookmark', post.id, reader.id, now);
    }
    return { is_bookmarked };
  });

  route(app, followCommunityPost, async ({ db, body: { nano_id, is_following }, user, now }) => {
    const reader = await findAuthor(db, user);
    const post = await findPost(db, nano_id, reader.id);
    if (!post || !isThere(post, reader)) throw missing();
    if (!is_following) await removeMark(db, 'community_follow', post.id, reader.id);
    else if (isAuthor(post, reader))
      throw new ProblemError('forbidden', { title: '내 글의 알림은 글을 수정해서 켜거나 끌 수 있어요.' });
    else if (!mayReadPost(post, reader))
      throw new ProblemError('forbidden', { title: '글을 읽을 수 있는 사람만 알림을 받을 수 있어요.' });
    else await addMark(db, 'community_follow', post.id, reader.id, now);
    return { is_following };
  });
}
