/** Lists the calls that the screens and slots of this remote make first: the build writes them into `release.json`, and the server puts their responses into the page, for visitors too. */
import { getNotice, listNotices } from '@danji/contracts/community/notice.endpoints';
import { listQuery, preload, type PagePreloads } from '@danji/contracts/releases/page-preloads';

export const preloads: PagePreloads = {
  '/support/notices': [preload(listNotices, { query: listQuery(['search'], 15) })],
  '/support/notices/:nanoId': [preload(getNotice, { params: { id: ':nanoId' } })],
  'slot:home.main': [preload(listNotices, { query: { page_size: 3 } })],
  'slot:search': [preload(listNotices, { query: { search: '?q', page_size: 5 } })],
};
