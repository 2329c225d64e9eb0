import { AI_PROGRESS_PATH } from '@danji/contracts/apts/ai-document-progress';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import type { FastifyInstance } from 'fastify';
import { findPlace } from '../apts/index.ts';
import { generalOnly } from '../platform/http/policy.ts';
import { findPrincipal, type Principal } from '../platform/http/principal.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { isInside } from './ai-document.policy.ts';
import { getDocument } from './ai-document.service.ts';
import { findGeneration } from './ai-generation.repository.ts';
import { endStaleGenerations } from './generation.service.ts';
import type { Generations } from './generations.ts';
import { ProgressStream } from './progress-stream.ts';
import { toRecordId } from './record-id.ts';

/** The most streams that one account may have open. */
const PER_ACCOUNT = 8;
const BEAT_MS = 10_000;

/** Streams a generation to a member from its first character on, from any tab and any server. */
export function progressRoutes(app: FastifyInstance, generations: Generations): void {
  const { db, clock, log } = app.platform;
  const open = new Map<ProgressStream, number>();
  // The streams end before the server waits for its open requests.
  app.addHook('preClose', async () => open.forEach((_, stream) => stream.end()));

  const isOpen = async (user: Principal) => (await findPrincipal(db, user.session, clock.now())) !== undefined;

  function follow(stream: ProgressStream, documentId: number, spaceId: number, user: Principal): void {
    /** Checks each time whether the reader is still a member; a removed one gets nothing more. */
    const show = async () => {
      if (stream.closed) return;
      if (!isInside(await findPlace(db, spaceId, user.id))) return stream.end();
      const newest = await findGeneration(db, documentId);
      if (!newest) return stream.sendEnd({ state: AiDocumentState.DRAFT, failure: null });
      if (newest.state !== AiDocumentState.DONE) stream.sendText(newest.text);
      if (newest.state !== AiDocumentState.RUNNING) stream.sendEnd({ state: newest.state, failure: newest.failure });
    };
    let queue = Promise.resolve();
    const next = (work: () => Promise<void>) => {
      queue = queue.then(work).catch((error: unknown) => {
        log.error({ err: error }, 'a stream of a document failed');
        stream.end();
      });
    };
    const unwatch = generations.watch(documentId, () => next(show));
    const timer = setInterval(
      () =>
        next(async () => {
          stream.beat();
          if (!(await isOpen(user))) return stream.end();
          await endStaleGenerations(db, clock.now(), documentId);
          await show();
        }),
      BEAT_MS,
    );
    open.set(stream, user.id);
    stream.onClose(() => {
      clearInterval(timer);
      unwatch();
      open.delete(stream);
    });
    next(show);
  }

  app.get(
    `${AI_PROGRESS_PATH}:id/`,
    { preValidation: async (request) => void generalOnly(request.principal) },
    async (request, reply) => {
      const user = generalOnly(request.principal);
      const { id, space_id } = await getDocument(db, toRecordId((request.params as { id?: string }).id), user);
      if ([...open.values()].filter((userId) => userId === user.id).length >= PER_ACCOUNT)
        throw new ProblemError('too_many_requests', {
          title: '열려 있는 화면이 너무 많아요. 쓰지 않는 탭을 닫아 주세요.',
        });
      follow(new ProgressStream(reply), id, space_id, user);
    },
  );
}
