import { webPaths } from '@danji/contracts/web-paths';
import type { RemoteRoute } from '@danji/shell-sdk';
import { lazyPage } from '@danji/shell-sdk/router';

/** The public screens of the community. */
export const routes: RemoteRoute[] = [
  { path: webPaths.notices, element: lazyPage(() => import('./pages/notice-list-page.tsx'), 'NoticeListPage') },
  { path: webPaths.notice(':nanoId'), element: lazyPage(() => import('./pages/notice-page.tsx'), 'NoticePage') },
];
