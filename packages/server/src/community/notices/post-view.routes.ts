import { countBoardView } from '@danji/contracts/community/notice.endpoints';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { FastifyInstance } from 'fastify';
import { findCurrentWork } from '../../accounts/accounts/index.ts';
import { isStaff, type Principal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { isBot } from '../../site/visits/index.ts';
import { recordRead } from '../earnings/index.ts';
import { addView, findViews, isFirstViewOfDay } from './board-post.repository.ts';

/** One person reads a few posts a minute; an office behind one address reads more. */
const VIEWS = { max: 60, timeWindow: '1 minute' };

/** Views by operators do not count, also when they act as a member. */
const isOperator = (user: Principal): boolean => isStaff(user) || user.acting_staff_id !== null;

/** Counts views of posts of every board. */
export function registerPostViewRoutes(app: FastifyInstance): void {
  route(
    app,
    countBoardView,
    async ({ db, body, user, now, request }) => {
      const views = await findViews(db, body.board_id);
      if (views === undefined) throw new ProblemError('not_found');
      if (isBot(request.headers['user-agent'])) return { views };
      const isCounted =
        user === null ||
        (!isOperator(user) && (await isFirstViewOfDay(db, body.board_id, user.id, toBusinessDate(now))));
      if (isCounted && user !== null) {
        const work = await findCurrentWork(db, user.id);
        await recordRead(db, { userId: user.id, jobGrade: work?.job_grade ?? null, boardId: body.board_id, now });
      }
      return { views: isCounted ? await addView(db, body.board_id) : views };
    },
    { rateLimit: VIEWS },
  );
}
