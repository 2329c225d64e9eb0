import {
  getChannel,
  getReleaseManifest,
  listChannelChanges,
  listCleanUps,
} from '@danji/contracts/releases/channel.endpoints';
import { getReleaseHealth } from '@danji/contracts/releases/health.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { ADMIN, type Section } from '../shared/staff-screen.ts';

export const section: Section = {
  screens: [
    {
      path: '/admin/releases/history',
      page: () => import('./pages/release-history-page.tsx'),
      audience: ADMIN,
      preload: [
        preload(listChannelChanges, { query: listQuery(['remote']) }),
        preload(listCleanUps, { query: { page: 1, page_size: 5 } }),
      ],
    },
    {
      path: webPaths.adminReleaseDiff(':remote'),
      page: () => import('./pages/release-diff-page.tsx'),
      audience: ADMIN,
      preload: [
        preload(listReleases, { query: { remote: ':remote', page: 1, page_size: 100 } }),
        preload(getReleaseManifest, { params: { remote: ':remote', release: '?from' } }),
        preload(getReleaseManifest, { params: { remote: ':remote', release: '?to' } }),
      ],
    },
    {
      path: webPaths.adminReleases,
      page: () => import('./pages/releases-page.tsx'),
      audience: ADMIN,
      title: '릴리스',
      keywords: '배포 채널 되돌리기',
      icon: 'rocket',
      entry: { group: '관리', order: 170 },
      preload: [
        preload(getChannel),
        preload(getReleaseHealth, { query: { hours: 24 } }),
        preload(listReleases, { query: listQuery(['remote']) }),
      ],
    },
  ],
};
