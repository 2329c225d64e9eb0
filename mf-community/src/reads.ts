/** Lists the calls that the screens and slots of this remote make first: the build writes them into `release.json`, and the server puts their responses into the page, for visitors too. */
import { getNotice, listNotices } from '@danji/contracts/boards/notice.endpoints';
import { listQuery, read, type PageReads } from '@danji/contracts/releases/page-reads';

export const reads: PageReads = {
  '/support/notices': [read(listNotices, { query: listQuery(['search'], 15) })],
  '/support/notices/:nanoId': [read(getNotice, { params: { id: ':nanoId' } })],
  'slot:home.main': [read(listNotices, { query: { page_size: 3 } })],
  'slot:search': [read(listNotices, { query: { search: '?q', page_size: 5 } })],
};
