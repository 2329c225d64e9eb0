import type { FastifyBaseLogger } from 'fastify';
import type { ShellArchive } from '../releases/index.ts';
import type { ShellBuild } from './shell-build.ts';

/** A build that could not be kept is tried again after so long, at the next visit. ms */
const AGAIN_MS = 1_000;

/** Hands each build that is served to the archive, once, beside the visit that met it. */
export class ShellKeeper {
  readonly #archive: ShellArchive;
  readonly #log: FastifyBaseLogger;
  readonly #forget: () => void;
  #build: ShellBuild | undefined;
  #failed = 0;
  #storing: Promise<void> = Promise.resolve();

  /** `forget` is told that the build has to be read anew. */
  constructor(archive: ShellArchive, log: FastifyBaseLogger, forget: () => void) {
    this.#archive = archive;
    this.#log = log;
    this.#forget = forget;
  }

  offer(build: ShellBuild): void {
    if (build === this.#build || Date.now() < this.#failed + AGAIN_MS) return;
    this.#build = build;
    this.#storing = this.#storing.then(() => this.#store(build));
  }

  /** Waits for what is being kept. */
  settled(): Promise<void> {
    return this.#storing;
  }

  async #store(build: ShellBuild): Promise<void> {
    try {
      await this.#archive.keep({
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
