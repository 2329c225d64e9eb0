import { AI_PROGRESS_PATH } from '@danji/contracts/workspace/ai-document-progress';
import { getAiDocument } from '@danji/contracts/workspace/ai-document.endpoints';
import { AiDocumentState } from '@danji/contracts/codes/ai-document-codes';
import type { FastifyInstance } from 'fastify';
import { findMembership } from '../work-spaces/index.ts';
import { readPathParams } from '../../platform/http/path-params.ts';
import { authorize } from '../../platform/http/policy.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { mayReadDocuments } from './ai-document.policy.ts';
import { getDocument } from './ai-document.service.ts';
import { findGeneration } from './ai-generation.repository.ts';
import { endStaleGenerations } from './generation.service.ts';
import type { GenerationRunner } from './generation-runner.ts';
import { ProgressStream } from './progress-stream.ts';

/** The most streams that one account may have open. */
const PER_ACCOUNT = 8;
const HEARTBEAT_MS = 10_000;

/** Streams a generation to a member from its first character on, from any tab and any server. */
export function registerProgressRoutes(app: FastifyInstance, generationRunner: GenerationRunner): void {
  const { db, clock, log, sessions } = app.platform;
  const open = new Map<ProgressStream, number>();
  // The streams end before the server waits for its open requests.
  app.addHook('preClose', async () => open.forEach((_, stream) => stream.end()));

  const isOpen = async (user: Principal) => (await sessions.findPrincipal(db, user.session, clock.now())) !== undefined;

  function follow(stream: ProgressStream, documentId: number, spaceId: number, user: Principal): void {
    /** Checks each time whether the reader is still a member; a removed one gets nothing more. */
    const sendProgress = async () => {
      if (stream.closed) return;
      if (!mayReadDocuments(await findMembership(db, spaceId, user.id))) return stream.end();
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
    const unwatch = generationRunner.watch(documentId, () => next(sendProgress));
    const timer = setInterval(
      () =>
        next(async () => {
          stream.beat();
          if (!(await isOpen(user))) return stream.end();
          await endStaleGenerations(db, clock.now(), documentId);
          await sendProgress();
        }),
      HEARTBEAT_MS,
    );
    open.set(stream, user.id);
    stream.onClose(() => {
      clearInterval(timer);
      unwatch();
      open.delete(stream);
    });
    next(sendProgress);
  }

  app.get(
    `${AI_PROGRESS_PATH}:id/`,
    { preValidation: async (request) => void authorize(getAiDocument, request.principal) },
    async (request, reply) => {
      const user = authorize(getAiDocument, request.principal);
      const params = readPathParams(getAiDocument, request.params as Record<string, string>);
      const { id, space_id } = await getDocument(db, params.id, user);
      if ([...open.values()].filter((userId) => userId === user.id).length >= PER_ACCOUNT)
        throw new ProblemError('too_many_requests', {
          title: '열려 있는 화면이 너무 많아요. 쓰지 않는 탭을 닫아 주세요.',
        });
      follow(new ProgressStream(reply), id, space_id, user);
    },
  );
}
