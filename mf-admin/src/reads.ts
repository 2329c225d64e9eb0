/** The calls that the screens and slots of this remote make first. The build writes them to `release.json`, and the server puts their responses into the page. */
import { getAiUsage, listAiPrompts } from '@danji/contracts/apts/ai-prompt.endpoints';
import {
  getApartmentInfo,
  listApartmentInfo,
  listApartmentRevisions,
} from '@danji/contracts/apts/apartment-info-staff.endpoints';
import { listStaffWorkRequests } from '@danji/contracts/apts/work-request-staff.endpoints';
import { getWorkRequest } from '@danji/contracts/apts/work-request.endpoints';
import { getWorkSpace, listWorkMembers, listWorkSpaces } from '@danji/contracts/apts/work-space.endpoints';
import { listStaffNotices } from '@danji/contracts/boards/notice-staff.endpoints';
import { getNotice } from '@danji/contracts/boards/notice.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import {
  countAdvertisements,
  getAdvertisement,
  getAdvertisementStatistics,
  listAdvertisements,
} from '@danji/contracts/commons/advertisement.endpoints';
import { getMainPopup, listMainPopups } from '@danji/contracts/commons/main-popup.endpoints';
import { getSystemDocument, listStaffSystemDocuments } from '@danji/contracts/commons/system-document.endpoints';
import { getVisitStatistics } from '@danji/contracts/commons/visit.endpoints';
import {
  getChannel,
  getReleaseManifest,
  listChannelChanges,
  listCleanUps,
} from '@danji/contracts/releases/channel.endpoints';
import { getReleaseHealth } from '@danji/contracts/releases/health.endpoints';
import { listQuery, read, type PageReads } from '@danji/contracts/releases/page-reads';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import {
  getUser,
  listBrandUsers,
  listGeneralUsers,
  listStaffUsers,
  setUserBlock,
} from '@danji/contracts/users/staff-users.endpoints';

const ONE = { page: 1, page_size: 1 } as const;
const USABLE = { ...ONE, status: AccountStatus.NORMAL, is_deleted: false } as const;
const ACCOUNT_FILTERS = ['search', 'ordering', 'status', 'is_deleted'] as const;
const LAST_30_DAYS = { date_start: '?date_start=@today-29', date_end: '?date_end=@today' } as const;
const id = { id: ':id' } as const;

export const reads: PageReads = {
  '/admin': [
    read(listBrandUsers, { query: { page: 1, page_size: 6, brand_status: EditState.PENDING, ordering: 'created' } }),
    read(listBrandUsers, { query: { ...ONE, brand_status: EditState.PENDING } }),
    read(listStaffWorkRequests, { query: { ...ONE, is_open: true } }),
    read(listGeneralUsers, { query: ONE }),
    read(listBrandUsers, { query: ONE }),
    read(listStaffUsers, { query: ONE, audience: ['admin'] }),
    read(listStaffLog, { query: { page: 1, page_size: 30, method: 'PUT', search: setUserBlock.path } }),
    read(listStaffLog, { query: { page: 1, page_size: 6 } }),
  ],
  '/admin/users/general': [read(listGeneralUsers, { query: listQuery(ACCOUNT_FILTERS) })],
  '/admin/users/brand': [read(listBrandUsers, { query: listQuery([...ACCOUNT_FILTERS, 'brand_status']) })],
  '/admin/users/staff': [
    read(listStaffUsers, { query: listQuery([...ACCOUNT_FILTERS, 'staff_type']), audience: ['admin'] }),
  ],
  '/admin/users/detail/:id': [read(getUser, { params: id })],
  '/admin/spaces': [read(listWorkSpaces, { query: listQuery(['search', 'ordering']) })],
  '/admin/spaces/:id': [
    read(getWorkSpace, { params: id }),
    read(listWorkMembers, { query: { space_id: ':id', ...listQuery([], 100) } }),
  ],
  '/admin/apartments': [
    read(listApartmentInfo, { query: listQuery(['search', 'imported', 'overridden', 'complex_type', 'ordering']) }),
  ],
  '/admin/apartments/:id': [
    read(getApartmentInfo, { params: id }),
    read(listApartmentRevisions, { params: id, query: { page: 1, page_size: 5 } }),
  ],
  '/admin/notices': [
    read(listStaffNotices, { query: listQuery(['search', 'board_status', 'is_important', 'ordering']) }),
  ],
  '/admin/notices/:id': [read(getNotice, { params: id })],
  '/admin/documents': [
    read(listStaffSystemDocuments, { query: { ...listQuery(), document_type: '?document_type=1' } }),
  ],
  '/admin/documents/new': [
    read(getSystemDocument, { query: { document_type: '?document_type=1' } }),
    read(listStaffSystemDocuments, { query: { document_type: '?document_type=1', ...ONE } }),
  ],
  '/admin/notifications': [
    read(listGeneralUsers, { query: USABLE }),
    read(listBrandUsers, { query: USABLE }),
    read(listStaffUsers, { query: USABLE, audience: ['admin'] }),
  ],
  '/admin/popups': [read(listMainPopups, { query: listQuery(['search', 'state']) })],
  '/admin/popups/:id': [read(getMainPopup, { params: id })],
  '/admin/advertisements': [
    read(listAdvertisements, {
      query: listQuery(['state', 'category', 'search', 'date_start', 'date_end', 'ordering']),
    }),
    read(countAdvertisements, {
      query: { category: '?category', search: '?search', date_start: '?date_start', date_end: '?date_end' },
    }),
  ],
  '/admin/advertisements/:id': [
    read(getAdvertisement, { params: id, pictures: ['image1_url', 'image2_url'] }),
    read(getAdvertisementStatistics, { params: id, query: LAST_30_DAYS }),
  ],
  '/admin/advertisements/:id/edit': [read(getAdvertisement, { params: id })],
  '/admin/requests': [
    read(listStaffWorkRequests, {
      query: listQuery(['search', 'process_state', 'request_type', 'space_id', 'is_open', 'ordering']),
    }),
  ],
  '/admin/requests/:id': [read(getWorkRequest, { params: id })],
  '/admin/ai-prompts': [
    read(listAiPrompts, { query: { is_active: true, page_size: 100 } }),
    read(getAiUsage, { query: LAST_30_DAYS }),
  ],
  '/admin/ai-prompts/:type': [read(listAiPrompts, { query: { document_type: ':type', page_size: 100 } })],
  '/admin/visits': [read(getVisitStatistics, { query: LAST_30_DAYS })],
  '/admin/staff-log': [
    read(listStaffLog, { query: listQuery(['search', 'user_id', 'method', 'date_start', 'date_end']) }),
    read(listStaffUsers, { query: { page: 1, page_size: 100, ordering: 'name' }, audience: ['admin'] }),
  ],
  '/admin/releases': [
    read(getChannel, { audience: ['admin'] }),
    read(getReleaseHealth, { query: { hours: 24 }, audience: ['admin'] }),
    read(listReleases, { query: listQuery(['remote']), audience: ['admin'] }),
  ],
  '/admin/releases/history': [
    read(listChannelChanges, { query: listQuery(['remote']), audience: ['admin'] }),
    read(listCleanUps, { query: { page: 1, page_size: 5 }, audience: ['admin'] }),
  ],
  '/admin/releases/:remote/diff': [
    read(listReleases, { query: { remote: ':remote', page: 1, page_size: 100 }, audience: ['admin'] }),
    read(getReleaseManifest, { params: { remote: ':remote', release: '?from' }, audience: ['admin'] }),
    read(getReleaseManifest, { params: { remote: ':remote', release: '?to' }, audience: ['admin'] }),
  ],
  'slot:search': [
    read(listGeneralUsers, { query: { search: '?q', page_size: 5 } }),
    read(listBrandUsers, { query: { search: '?q', page_size: 5 } }),
    read(listStaffUsers, { query: { search: '?q', page_size: 5 }, audience: ['admin'] }),
  ],
};
