import {
  acceptCommunityAnswer,
  createCommunityAnswer,
  deleteCommunityAnswer,
  listCommunityAnswers,
  revokeCommunityAcceptance,
  updateCommunityAnswer,
} from '@danji/contracts/community/community-answer.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findAuthor, findBlocked, findPost, findReader, mayReadPost } from '../posts/index.ts';
import { toAnswer } from './answer.presenter.ts';
import { listAnswers } from './answer.repository.ts';
import { acceptAnswer, changeAnswer, removeAnswer, revokeAcceptance, writeAnswer } from './answer.service.ts';

/** Answers of a member in an hour. */
const ANSWERS = { max: 60, timeWindow: '1 hour' };

/** Answers to questions: whoever may read the question reads them. */
export function registerAnswerRoutes(app: FastifyInstance): void {
  const { platform } = app;

  route(app, listCommunityAnswers, async ({ db, query, user }) => {
    const reader = await findReader(db, user);
    const question = await findPost(db, query.question_nano_id, reader.id);
    if (!question || !mayReadPost(question, reader)) throw new ProblemError('not_found');
    const page = await listAnswers(db, query, question.id, reader, await findBlocked(db, reader));
    const results = [];
    for (const row of page.results) results.push(await toAnswer(platform, db, row, reader));
    return { ...page, results };
  });

  route(
    app,
    createCommunityAnswer,
    async ({ db, body, user, now }) => {
      const author = await findAuthor(db, user);
      return toAnswer(platform, db, await writeAnswer(db, body, { author, now, platform }), author);
    },
    { rateLimit: ANSWERS },
  );

  route(app, updateCommunityAnswer, async ({ db, params: { id }, body, user, now }) => {
    const author = await findAuthor(db, user);
    return toAnswer(
      platform,
      db,
      await changeAnswer(platform, db, { ref: id, body }, { author, now, platform }),
      author,
    );
  });

  route(app, deleteCommunityAnswer, async ({ db, params: { id }, user, now }) => {
    await removeAnswer(db, id, { author: await findAuthor(db, user), now });
    return { ok: true } as const;
  });

  route(app, acceptCommunityAnswer, async ({ db, params: { id }, user, now, change }) => {
    const author = await findAuthor(db, user);
    const { before, after } = await acceptAnswer(db, id, { author, now });
    change.before = await toAnswer(platform, db, before, author);
    change.after = await toAnswer(platform, db, after, author);
    return change.after;
  });

  route(app, revokeCommunityAcceptance, async ({ db, params: { id }, body: { reason }, user, now, change }) => {
    const author = await findAuthor(db, user);
    const { before, after } = await revokeAcceptance(db, { ref: id, reason }, { author, now });
    change.before = await toAnswer(platform, db, before, author);
    change.after = await toAnswer(platform, db, after, author);
    return change.after;
  });
}
