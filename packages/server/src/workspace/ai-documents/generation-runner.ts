import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { ChatClient } from './chat-client.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { AI_CHANNEL, saveProgress } from './ai-generation.repository.ts';
import { findAiDocument } from './ai-document.repository.ts';
import { endWithoutText, saveGeneratedText } from './generation.service.ts';
import { composePrompt } from './prompt.service.ts';

/** The text so far is saved this often, ms: watchers then see it, and a cancellation on another server takes effect. */
const SAVE_MS = 300;
/** Interval of the heartbeat while no text arrives, ms. */
const HEARTBEAT_MS = 10_000;

type GenerationAttempt = { id: number; documentId: number; user: Principal };
type Running = { abort: AbortController; done: Promise<void> };

/** Runs the generations of this server, and notifies the watchers of documents that are connected to it. */
export class GenerationRunner {
  readonly #platform: Platform;
  readonly #client: ChatClient;
  readonly #running = new Map<number, Running>();
  readonly #watchers = new Map<number, Set<() => void>>();
  #stopListening: (() => Promise<void>) | undefined;
  #isStopping = false;

  constructor(platform: Platform, client: ChatClient) {
    this.#platform = platform;
    this.#client = client;
  }

  get count(): number {
    return this.#running.size;
  }

  /** Listens to changes of documents that other servers write. */
  async listen(): Promise<void> {
    const { database, log } = this.#platform;
    this.#stopListening = await database.listen({
      channel: AI_CHANNEL,
      onPayload: (payload) => this.#watchers.get(Number(payload))?.forEach((listener) => listener()),
      onReconnect: () => this.#watchers.forEach((watchers) => watchers.forEach((listener) => listener())),
      onError: (error) => log.warn({ err: error }, 'the listener for documents lost its connection'),
    });
  }

  /** Calls `tell` whenever the document has changed, until the returned function is called. */
  watch(documentId: number, listener: () => void): () => void {
    const watchers = this.#watchers.get(documentId) ?? new Set();
    this.#watchers.set(documentId, watchers.add(listener));
    return () => {
      watchers.delete(listener);
      if (watchers.size === 0) this.#watchers.delete(documentId);
    };
  }

  /** Starts a reserved generation without waiting for it. */
  start(attempt: GenerationAttempt): void {
    const abort = new AbortController();
    if (this.#isStopping) abort.abort();
    const done = this.#write(attempt, abort)
      .catch((error: unknown) => this.#platform.log.error({ err: error }, 'a document could not be written'))
      .finally(() => this.#running.delete(attempt.id));
    this.#running.set(attempt.id, { abort, done });
  }

  /** Aborts the call of a canceled generation. */
  abort(id: number): void {
    this.#running.get(id)?.abort.abort();
  }

  /** Resolves when no generation is running here. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  /** Aborts every generation and starts no new ones. */
  interrupt(): void {
    this.#isStopping = true;
    for (const { abort } of this.#running.values()) abort.abort();
  }

  /** Resolves when every generation has ended and released its reservation; then stops listening. */
  async stop(): Promise<void> {
    this.interrupt();
    await this.idle();
    await this.#stopListening?.();
  }

  async #write({ id, documentId, user }: GenerationAttempt, abort: AbortController): Promise<void> {
    const { db, clock, log } = this.#platform;
    const written: { text: string; model: string | null } = { text: '', model: null };
    const stop = this.#saveContinuously(id, written, abort);
    try {
      const row = await findAiDocument(db, documentId);
      if (!row) throw new ProblemError('not_found');
      for await (const chunk of this.#client.stream({
        ...(await composePrompt(db, row, clock.now())),
        signal: abort.signal,
      })) {
        written.text += chunk.text;
        written.model = chunk.model;
      }
      await stop();
      await saveGeneratedText(
        db,
        { id, documentId, user, text: written.text, model: written.model ?? '' },
        clock.now(),
      );
    } catch (error) {
      await stop();
      const code = this.#isStopping ? 'interrupted' : error instanceof ProviderError ? error.code : 'failed';
      if (!(error instanceof ProviderError)) log.error({ err: error }, 'a document could not be written');
      else if (code !== 'aborted') log.warn({ code }, 'the language model failed');
      await endWithoutText(db, { id, document_id: documentId }, { code }, clock.now());
    }
  }

  /**
   * Saves the text continually, one save after the other, until the returned function is called; aborts a generation
   * that was ended elsewhere.
   */
  #saveContinuously(
    id: number,
    written: { text: string; model: string | null },
    abort: AbortController,
  ): () => Promise<void> {
    const { db, clock, log } = this.#platform;
    let saved = 0;
    let savedAt = Date.now();
    let saving = Promise.resolve();
    let isSaving = false;
    const save = async () => {
      const { length } = written.text;
      if (!(await saveProgress(db, id, written, clock.now()))) abort.abort();
      saved = length;
      savedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (isSaving || (written.text.length === saved && Date.now() - savedAt < HEARTBEAT_MS)) return;
      isSaving = true;
      saving = save()
        .catch((error: unknown) => log.error({ err: error }, 'the progress of a document was not saved'))
        .finally(() => {
          isSaving = false;
        });
    }, SAVE_MS);
    return async () => {
      clearInterval(timer);
      await saving;
    };
  }
}
