import {
  createCommunityPost,
  deleteCommunityPost,
  listCommunityDrafts,
  updateCommunityPost,
} from '@danji/contracts/community/community-author.endpoints';
import {
  getCommunityCategoryPicture,
  getCommunityPost,
  listCommunityPosts,
} from '@danji/contracts/community/community-post.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { sendSharePicture } from '../../site/share-pictures/index.ts';
import { findBlocked } from './blocked.ts';
import { drawCategoryCard, toCategoryCard } from './category-picture.ts';
import { listDrafts, listPosts } from './community-list.repository.ts';
import { toPost, toPostLine } from './community-post.presenter.ts';
import { findPost } from './community-post.repository.ts';
import { changePost, removePost, writePost } from './community-post.service.ts';
import { findAuthor, findReader, isThere } from './reader.ts';

/** Posts of a member in an hour, drafts among them. */
const POSTS = { max: 60, timeWindow: '1 hour' };
const PICTURES = { max: 300, timeWindow: '1 minute' };

/** Posts of the community: members write them, everybody reads those that are published. */
export function registerCommunityPostRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listCommunityPosts, async ({ db, query, user }) => {
    const reader = await findReader(db, user);
    return mapPage(await listPosts(db, query, reader, await findBlocked(db, reader)), (row) => toPostLine(row, reader));
  });

  route(app, getCommunityPost, async ({ db, params: { id }, user }) => {
    const reader = await findReader(db, user);
    const row = await findPost(db, id, reader.id);
    if (!row || !isThere(row, reader))
      throw new ProblemError('not_found', { title: '글이 없어요. 지워졌거나 주소가 잘못됐을 수 있어요.' });
    return toPost(platform, db, row, reader);
  });

  route(
    app,
    getCommunityCategoryPicture,
    ({ params: { category }, query, reply }) => {
      const card = toCategoryCard(category);
      return sendSharePicture(platform, reply, {
        id: 0,
        card,
        asked: query.version,
        draw: () => drawCategoryCard(card),
      });
    },
    { rateLimit: PICTURES },
  );

  route(app, listCommunityDrafts, async ({ db, query, user }) => {
    const author = await findAuthor(db, user);
    return mapPage(await listDrafts(db, query, author.id), (row) => toPostLine(row, author));
  });

  route(
    app,
    createCommunityPost,
    async ({ db, body, user, now }) => {
      const author = await findAuthor(db, user);
      return toPost(platform, db, await writePost(db, body, { author, now, platform }), author);
    },
    { rateLimit: POSTS },
  );

  route(app, updateCommunityPost, async ({ db, params: { id }, body, user, now }) => {
    const author = await findAuthor(db, user);
    return toPost(platform, db, await changePost(platform, db, { ref: id, body }, { author, now, platform }), author);
  });

  route(app, deleteCommunityPost, async ({ db, params: { id }, user, now }) => {
    await removePost(db, id, { author: await findAuthor(db, user), now });
    return { ok: true } as const;
  });
}
