import type { FastifyInstance } from 'fastify';
import { openStorage } from '../platform/storage/object-storage.ts';
import { SharePreviews } from './share-previews.ts';
import { ShellBuilds } from './shell-build.ts';
import { ShellFiles } from './shell-files.ts';
import { specialPageRoutes } from './special-pages.routes.ts';
import { VisitorPages } from './visitor-pages.ts';
import { assetRoutes, pageRoutes } from './web-host.routes.ts';

/** The web app itself: `index.html` for every visit, and the files of the shell. */
export async function registerWebHost(app: FastifyInstance): Promise<void> {
  const { config } = app.platform;
  const builds = new ShellBuilds();
  const files = new ShellFiles(await openStorage(config, 'shell-assets'));
  assetRoutes(app, builds, files);
  specialPageRoutes(app);
  pageRoutes(app, builds, new SharePreviews(), new VisitorPages());
  app.addHook('onReady', async () => {
    if (!(await builds.find(config.webDir))) app.log.warn(`The shell is not built: no shell.json in ${config.webDir}. Pages answer 503 until 'npm run build' has run; calls work.`);
  });
}
