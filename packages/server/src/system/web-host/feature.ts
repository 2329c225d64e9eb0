import { defineFeature } from '../../platform/features/define-feature.ts';
import { openWebHost } from './open-web-host.ts';
import { specialPageRoutes } from './special-pages.routes.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { ServerRenderedPages } from './server-rendered-pages.ts';
import { SharePreviews } from './share-previews.ts';
import { assetRoutes, pageRoutes } from './web-host.routes.ts';

/** The web app: `index.html` for every visit, and the files of the shell. */
export const webHost = defineFeature({
  name: 'web_host',
  open: openWebHost,
  routes: [
    assetRoutes,
    specialPageRoutes,
    sitemapRoutes,
    (app, shells) => pageRoutes(app, shells, new SharePreviews(), new ServerRenderedPages(app.platform.config.company)),
  ],
});
