import { recommendBoard, recommendComment } from '@danji/contracts/community/recommend.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findComment, getCommented } from '../comments/index.ts';
import { recordRecommendation, withdrawRecommendation } from '../earnings/index.ts';
import { checkNotBanned } from '../moderation/index.ts';
import { findAuthor } from '../posts/index.ts';
import { saveBoardRecommend, saveCommentRecommend } from './recommend.repository.ts';

/** Recommendations of a member in ten minutes. */
const RECOMMENDS = { max: 300, timeWindow: '10 minutes' };

/** Members recommend what others have written and they may read, and take that back. */
export function registerRecommendRoutes(app: FastifyInstance): void {
  route(
    app,
    recommendBoard,
    async ({ db, body: { board_id: id, is_recommended: isRecommended }, user, now }) => {
      if (isRecommended) await checkNotBanned(db, user.id, now);
      const { authorId, post } = await getCommented(db, id, await findAuthor(db, user));
      if (authorId === user.id)
        throw new ProblemError('forbidden', { title: '내가 쓴 글이나 답변은 추천할 수 없어요.' });
      const act = { userId: authorId, actorId: user.id, postId: post.id, boardId: id, now };
      await (isRecommended ? recordRecommendation : withdrawRecommendation)(db, act);
      return {
        recommends: await saveBoardRecommend(db, { id, userId: user.id, isRecommended, now }),
        is_recommended: isRecommended,
      };
    },
    { rateLimit: RECOMMENDS },
  );

  route(
    app,
    recommendComment,
    async ({ db, body: { comment_id: id, is_recommended: isRecommended }, user, now }) => {
      if (isRecommended) await checkNotBanned(db, user.id, now);
      const comment = await findComment(db, String(id), user.id);
      if (!comment || comment.hidden !== null)
        throw new ProblemError('not_found', { title: '댓글이 없어요. 이미 지워졌을 수 있어요.' });
      const { boardId, post } = await getCommented(db, comment.board_id, await findAuthor(db, user));
      if (comment.user_id === user.id)
        throw new ProblemError('forbidden', { title: '내가 쓴 댓글은 추천할 수 없어요.' });
      const act = { userId: comment.user_id, actorId: user.id, postId: post.id, boardId, commentId: comment.id, now };
      await (isRecommended ? recordRecommendation : withdrawRecommendation)(db, act);
      return {
        recommends: await saveCommentRecommend(db, { id, userId: user.id, isRecommended, now }),
        is_recommended: isRecommended,
      };
    },
    { rateLimit: RECOMMENDS },
  );
}
