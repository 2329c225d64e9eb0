import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import { linkPreviewOf } from '@danji/contracts/releases/link-previews';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen, Slots } from '@danji/shell-sdk';

export const screens: readonly Screen[] = [
  {
    path: webPaths.notices,
    page: () => import('./pages/notice-list-page.tsx'),
    audience: ['everybody'],
    title: '공지사항',
    keywords: '고객지원 소식 새 기능 점검',
    icon: 'help',
    menu: { order: 80, label: '고객지원' },
    preload: [preload(listNotices, { query: listQuery(['search'], 15) })],
  },
  {
    path: webPaths.notice(':nanoId'),
    page: () => import('./pages/notice-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getNotice, { params: { id: ':nanoId' } })],
    preview: linkPreviewOf(getNotice, { params: { id: ':nanoId' }, title: 'board.title', article: 'board.content' }),
  },
];

export const slots = {
  'home.main': {
    component: () => import('./notices/home-notices.tsx'),
    preload: [preload(listNotices, { query: { page_size: 3 } })],
  },
  search: {
    component: () => import('./notices/search-results.tsx'),
    preload: [preload(listNotices, { query: { search: '?q', page_size: 5 } })],
    pieces: ['result-section-body'],
  },
} satisfies Slots;
