import type { SavedReply } from '@danji/contracts/community/saved-reply';
import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
} from '@danji/contracts/community/saved-reply.endpoints';
import { SAVED_REPLY_LIMITS } from '@danji/contracts/community/saved-reply-rules';
import type { FastifyInstance } from 'fastify';
import { acquireAdvisoryLock } from '../../platform/database/advisory-lock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import {
  deleteReply,
  findReplyForChange,
  insertSavedReply,
  listReplies,
  updateReply,
} from './saved-reply.repository.ts';

type Fields = Pick<SavedReply, 'title' | 'content'>;

const toClean = ({ title, content }: Fields): Fields => ({ title: title.trim(), content: content.trim() });

async function getForChange(db: Db, id: number): Promise<SavedReply> {
  const reply = await findReplyForChange(db, id);
  if (!reply) throw new ProblemError('not_found', { title: '답변이 없어요. 이미 지워졌을 수 있어요.' });
  return reply;
}

/** Our staff writes the texts that it inserts into answers. */
export function registerSavedReplyRoutes(app: FastifyInstance): void {
  route(app, listSavedReplies, async ({ db }) => ({ results: await listReplies(db) }));

  route(app, createSavedReply, async ({ db, body, now, change }) => {
    await acquireAdvisoryLock(db, 'number of saved replies');
    if ((await listReplies(db)).length >= SAVED_REPLY_LIMITS.count)
      throw new ProblemError('conflict', {
        title: `자주 쓰는 답변은 ${SAVED_REPLY_LIMITS.count}개까지 만들 수 있어요. 쓰지 않는 답변을 지워 주세요.`,
      });
    const reply = await insertSavedReply(db, toClean(body), now);
    change.after = reply;
    return reply;
  });

  route(app, updateSavedReply, async ({ db, params: { id }, body, now, change }) => {
    const before = await getForChange(db, id);
    await checkVersion(before, body.updated, () => before);
    const after = await updateReply(db, id, toClean(body), nextVersion(before, now));
    change.record({ before, after });
    return after;
  });

  route(app, deleteSavedReply, async ({ db, params: { id }, change }) => {
    change.before = await getForChange(db, id);
    await deleteReply(db, id);
    return { ok: true } as const;
  });
}
