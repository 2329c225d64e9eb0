import type { FastifyInstance } from 'fastify';
import { openStorage } from '../../platform/storage/object-storage.ts';
import { ShellArchive } from '../../releases/releases/index.ts';
import { ShellArchiver } from './shell-archiver.ts';
import { ShellBuilds } from './shell-build.ts';
import { ShellFiles } from './shell-files.ts';
import { Shells } from './shells.ts';

/**
 * A new build is detected within that time, also while no page is opened, because the verification of a release asks
 * for the shells. ms
 */
const POLL_MS = 1000;

/** Opens the builds of the shell that are served, and watches for a new one. */
export async function openWebHost(app: FastifyInstance): Promise<Shells> {
  const { config } = app.platform;
  const storage = await openStorage(config, 'releases');
  const archive = new ShellArchive(app.platform, storage);
  const builds = new ShellBuilds((build) => archiver.offer(build));
  const archiver = new ShellArchiver(archive, app.platform.log, () => builds.forget());
  const shells = new Shells(builds, archive, new ShellFiles(storage));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(
      () =>
        void builds
          .find(config.webDir)
          .catch((error: unknown) => app.log.warn({ err: error }, 'the build of the shell could not be read')),
      POLL_MS,
    ).unref();
  });
  app.addHook('onClose', () => {
    clearInterval(timer);
    return archiver.settled();
  });
  app.addHook('onReady', async () => {
    if (!(await builds.find(config.webDir)))
      app.log.warn(
        `The shell is not built: no shell.json in ${config.webDir}. Pages answer 503 until 'npm run build' has run; calls work.`,
      );
  });
  return shells;
}
