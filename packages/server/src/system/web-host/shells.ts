import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendAsset } from '../../platform/http/assets.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { readShellChoice, type ShellArchive } from '../../releases/releases/index.ts';
import { toArchivedBuild, type ShellBuild, type ShellBuilds, type ShellFile } from './shell-build.ts';
import type { ShellFiles } from './shell-files.ts';

/** A shell that a page loads; `isArchived` marks one that is not the current build. */
export type PageShell = Pick<ShellBuild, 'page' | 'paths' | 'font'> & { isArchived: boolean };

/** The shell on the disk, and its predecessors in the archive. */
export class Shells {
  readonly #builds: ShellBuilds;
  readonly #archive: ShellArchive;
  readonly #files: ShellFiles;

  constructor(builds: ShellBuilds, archive: ShellArchive, files: ShellFiles) {
    this.#builds = builds;
    this.#archive = archive;
    this.#files = files;
  }

  /**
   * Finds the shell of a page: the one that an operator or the release pipeline chose for this browser, or the current
   * one. `undefined` when none is built.
   */
  async findForPage(request: FastifyRequest): Promise<PageShell | undefined> {
    const chosen = await readShellChoice(request);
    const archived = chosen === undefined ? undefined : await this.#archive.find(chosen);
    if (archived) return { ...toArchivedBuild(archived), isArchived: true };
    const build = await this.findCurrent(request.server.platform.config.webDir);
    return build && { ...build, isArchived: false };
  }

  /** Finds the shell in a directory; `undefined` when none is built. */
  findCurrent(dir: string): Promise<ShellBuild | undefined> {
    return this.#builds.find(dir);
  }

  /** Reads a text file of the shell in a directory; `undefined` when it has none of that name. */
  async findText(dir: string, path: string): Promise<string | undefined> {
    const build = await this.findCurrent(dir);
    if (!build?.paths.has(path)) return undefined;
    return (await (await build.find(path)).read()).toString('utf8');
  }

  /** Sends a file of the current shell; with `includesArchived` also files of its predecessors. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, days, includesArchived = false }: { path: string; days: number; includesArchived?: boolean },
  ): Promise<FastifyReply> {
    const build = await this.#builds.find(request.server.platform.config.webDir);
    const file = build?.paths.has(path)
      ? await build.find(path)
      : includesArchived
        ? await this.#findArchived(path)
        : undefined;
    if (!file) throw new ProblemError('not_found');
    return sendAsset(request, reply, {
      path,
      hash: file.integrity,
      audience: 'public',
      days,
      read: (coding) => this.#files.read(file, coding),
    });
  }

  async #findArchived(path: string): Promise<ShellFile | undefined> {
    const file = await this.#archive.findFile(path);
    return file && { path, integrity: file.integrity, read: () => this.#archive.read(file) };
  }
}
