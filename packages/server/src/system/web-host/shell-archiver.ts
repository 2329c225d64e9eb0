import type { FastifyBaseLogger } from 'fastify';
import type { ShellArchive } from '../../releases/releases/index.ts';
import type { ShellBuild } from './shell-build.ts';

/** A build that could not be stored is retried after this time, at the next visit. ms */
const RETRY_MS = 1_000;

/** Passes each served build to the archive, once, without delaying the visit that found it. */
export class ShellArchiver {
  readonly #archive: ShellArchive;
  readonly #log: FastifyBaseLogger;
  readonly #forget: () => void;
  #build: ShellBuild | undefined;
  #failed = 0;
  #storing: Promise<void> = Promise.resolve();

  /** `forget` is called when the build has to be read again. */
  constructor(archive: ShellArchive, log: FastifyBaseLogger, forget: () => void) {
    this.#archive = archive;
    this.#log = log;
    this.#forget = forget;
  }

  offer(build: ShellBuild): void {
    if (build === this.#build || Date.now() < this.#failed + RETRY_MS) return;
    this.#build = build;
    this.#storing = this.#storing.then(() => this.#store(build));
  }

  /** Waits until every build is stored. */
  settled(): Promise<void> {
    return this.#storing;
  }

  async #store(build: ShellBuild): Promise<void> {
    try {
      await this.#archive.store({
        page: build.page,
        paths: build.paths,
        read: async (path) => (await build.find(path)).read(),
      });
    } catch (error) {
      this.#log.warn({ err: error }, 'the build of the shell could not be kept; it is served all the same');
      this.#forget();
      this.#failed = Date.now();
    }
  }
}
