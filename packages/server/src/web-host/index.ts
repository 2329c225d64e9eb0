import type { FastifyInstance } from 'fastify';
import { openStorage } from '../platform/storage/object-storage.ts';
import { ShellArchive } from '../releases/index.ts';
import { ShellKeeper } from './keep-shells.ts';
import { SharePreviews } from './share-previews.ts';
import { ShellBuilds } from './shell-build.ts';
import { ShellFiles } from './shell-files.ts';
import { Shells } from './shells.ts';
import { specialPageRoutes } from './special-pages.routes.ts';
import { VisitorPages } from './visitor-pages.ts';
import { assetRoutes, pageRoutes } from './web-host.routes.ts';

/** The web app itself: `index.html` for every visit, and the files of the shell. */
export async function registerWebHost(app: FastifyInstance): Promise<void> {
  const { config } = app.platform;
  const storage = await openStorage(config, 'releases');
  const archive = new ShellArchive(app.platform, storage);
  const builds = new ShellBuilds((build) => keeper.offer(build));
  const keeper = new ShellKeeper(archive, app.platform.log, () => builds.forget());
  const shells = new Shells(builds, archive, new ShellFiles(storage));
  assetRoutes(app, shells);
  specialPageRoutes(app);
  pageRoutes(app, shells, new SharePreviews(), new VisitorPages());
  app.addHook('onClose', () => keeper.settled());
  app.addHook('onReady', async () => {
    if (!(await builds.find(config.webDir))) app.log.warn(`The shell is not built: no shell.json in ${config.webDir}. Pages answer 503 until 'npm run build' has run; calls work.`);
  });
}
