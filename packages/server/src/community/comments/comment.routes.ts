import {
  createBoardComment,
  deleteBoardComment,
  listBoardComments,
  updateBoardComment,
} from '@danji/contracts/community/board-comment.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { mapPage } from '../../platform/records/read-page.ts';
import { findAuthor, findBlocked, findReader } from '../posts/index.ts';
import { toComment } from './comment.presenter.ts';
import { listComments } from './comment.repository.ts';
import { changeComment, getCommented, removeComment, writeComment } from './comment.service.ts';

/** Comments of a member in ten minutes. */
const COMMENTS = { max: 60, timeWindow: '10 minutes' };

/** Comments on posts and answers of the community. */
export function registerCommentRoutes(app: FastifyInstance): void {
  route(app, listBoardComments, async ({ db, query, user }) => {
    const reader = await findReader(db, user);
    const commented = await getCommented(db, query.board_id, reader);
    const { anonymousId } = commented;
    const { named, anonymous } = await findBlocked(db, reader);
    // A block of an anonymous author alone hides who is anonymous in the thread, so that neither tells the other.
    const blocked = [...named.filter((id) => id !== anonymousId), ...anonymous.filter((id) => id === anonymousId)];
    return mapPage(await listComments(db, query, reader, blocked), (row) => toComment(row, commented, reader));
  });

  route(
    app,
    createBoardComment,
    async ({ db, body, user, now }) => {
      const author = await findAuthor(db, user);
      const { row, commented } = await writeComment(db, body, { author, now, platform: app.platform });
      return toComment(row, commented, author);
    },
    { rateLimit: COMMENTS },
  );

  route(app, updateBoardComment, async ({ db, params: { id }, body, user, now }) => {
    const author = await findAuthor(db, user);
    const { row, commented } = await changeComment(db, { ref: id, body }, { author, now, platform: app.platform });
    return toComment(row, commented, author);
  });

  route(app, deleteBoardComment, async ({ db, params: { id }, user, now }) => {
    await removeComment(db, id, { author: await findAuthor(db, user), now });
    return { ok: true } as const;
  });
}
