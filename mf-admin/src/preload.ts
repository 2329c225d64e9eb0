/** The calls that the screens and slots of this remote make first. The build writes them to `release.json`, and the server puts their responses into the page. */
import { getAiUsage, listAiPrompts } from '@danji/contracts/workspace/ai-prompt.endpoints';
import {
  getApartmentInfo,
  listApartmentInfo,
  listApartmentRevisions,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { getWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { getWorkSpace, listWorkMembers, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import {
  countAdvertisements,
  getAdvertisement,
  getAdvertisementStatistics,
  listAdvertisements,
} from '@danji/contracts/site/advertisement.endpoints';
import { getMainPopup, listMainPopups } from '@danji/contracts/site/main-popup.endpoints';
import { getSystemDocument, listStaffSystemDocuments } from '@danji/contracts/site/system-document.endpoints';
import { getVisitStatistics } from '@danji/contracts/site/visit.endpoints';
import {
  getChannel,
  getReleaseManifest,
  listChannelChanges,
  listCleanUps,
} from '@danji/contracts/releases/channel.endpoints';
import { getReleaseHealth } from '@danji/contracts/releases/health.endpoints';
import { listQuery, preload, type PagePreloads } from '@danji/contracts/releases/page-preloads';
import { listReleases } from '@danji/contracts/releases/release.endpoints';
import { listSecurityEvents } from '@danji/contracts/security/security-event.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import {
  getUser,
  listBrandUsers,
  listGeneralUsers,
  listStaffUsers,
  setUserBlock,
} from '@danji/contracts/accounts/staff-users.endpoints';

const ONE = { page: 1, page_size: 1 } as const;
const USABLE = { ...ONE, status: AccountStatus.NORMAL, is_deleted: false } as const;
const ACCOUNT_FILTERS = ['search', 'ordering', 'status', 'is_deleted'] as const;
const LAST_30_DAYS = { date_start: '?date_start=@today-29', date_end: '?date_end=@today' } as const;
const id = { id: ':id' } as const;

export const preloads: PagePreloads = {
  '/admin': [
    preload(listBrandUsers, { query: { page: 1, page_size: 6, brand_status: EditState.PENDING, ordering: 'created' } }),
    preload(listBrandUsers, { query: { ...ONE, brand_status: EditState.PENDING } }),
    preload(listStaffWorkRequests, { query: { ...ONE, is_open: true } }),
    preload(listGeneralUsers, { query: ONE }),
    preload(listBrandUsers, { query: ONE }),
    preload(listStaffUsers, { query: ONE }),
    preload(listStaffLog, { query: { page: 1, page_size: 30, method: 'PUT', search: setUserBlock.path } }),
    preload(listStaffLog, { query: { page: 1, page_size: 6 } }),
  ],
  '/admin/users/general': [preload(listGeneralUsers, { query: listQuery(ACCOUNT_FILTERS) })],
  '/admin/users/brand': [preload(listBrandUsers, { query: listQuery([...ACCOUNT_FILTERS, 'brand_status']) })],
  '/admin/users/staff': [preload(listStaffUsers, { query: listQuery([...ACCOUNT_FILTERS, 'staff_type']) })],
  '/admin/users/detail/:id': [preload(getUser, { params: id })],
  '/admin/spaces': [preload(listWorkSpaces, { query: listQuery(['search', 'ordering']) })],
  '/admin/spaces/:id': [
    preload(getWorkSpace, { params: id }),
    preload(listWorkMembers, { query: { space_id: ':id', ...listQuery([], 100) } }),
  ],
  '/admin/apartments': [
    preload(listApartmentInfo, { query: listQuery(['search', 'imported', 'overridden', 'complex_type', 'ordering']) }),
  ],
  '/admin/apartments/:id': [
    preload(getApartmentInfo, { params: id }),
    preload(listApartmentRevisions, { params: id, query: { page: 1, page_size: 5 } }),
  ],
  '/admin/notices': [
    preload(listStaffNotices, { query: listQuery(['search', 'board_status', 'is_important', 'ordering']) }),
  ],
  '/admin/notices/:id': [preload(getNotice, { params: id })],
  '/admin/documents': [
    preload(listStaffSystemDocuments, { query: { ...listQuery(), document_type: '?document_type=1' } }),
  ],
  '/admin/documents/new': [
    preload(getSystemDocument, { query: { document_type: '?document_type=1' } }),
    preload(listStaffSystemDocuments, { query: { document_type: '?document_type=1', ...ONE } }),
  ],
  '/admin/notifications': [
    preload(listGeneralUsers, { query: USABLE }),
    preload(listBrandUsers, { query: USABLE }),
    preload(listStaffUsers, { query: USABLE }),
  ],
  '/admin/popups': [preload(listMainPopups, { query: listQuery(['search', 'state']) })],
  '/admin/popups/:id': [preload(getMainPopup, { params: id })],
  '/admin/advertisements': [
    preload(listAdvertisements, {
      query: listQuery(['state', 'category', 'search', 'date_start', 'date_end', 'ordering']),
    }),
    preload(countAdvertisements, {
      query: { category: '?category', search: '?search', date_start: '?date_start', date_end: '?date_end' },
    }),
  ],
  '/admin/advertisements/:id': [
    preload(getAdvertisement, { params: id, pictures: ['image1_url', 'image2_url'] }),
    preload(getAdvertisementStatistics, { params: id, query: LAST_30_DAYS }),
  ],
  '/admin/advertisements/:id/edit': [preload(getAdvertisement, { params: id })],
  '/admin/requests': [
    preload(listStaffWorkRequests, {
      query: listQuery(['search', 'process_state', 'request_type', 'space_id', 'is_open', 'ordering']),
    }),
  ],
  '/admin/requests/:id': [preload(getWorkRequest, { params: id })],
  '/admin/ai-prompts': [
    preload(listAiPrompts, { query: { is_active: true, page_size: 100 } }),
    preload(getAiUsage, { query: LAST_30_DAYS }),
  ],
  '/admin/ai-prompts/:type': [preload(listAiPrompts, { query: { document_type: ':type', page_size: 100 } })],
  '/admin/visits': [preload(getVisitStatistics, { query: LAST_30_DAYS })],
  '/admin/staff-log': [
    preload(listStaffLog, { query: listQuery(['search', 'user_id', 'method', 'date_start', 'date_end']) }),
    preload(listStaffUsers, { query: { page: 1, page_size: 100, ordering: 'name' } }),
  ],
  '/admin/security-events': [
    preload(listSecurityEvents, {
      query: listQuery(['kind', 'user_id', 'ip', 'date_start', 'date_end']),
      audience: ['admin'],
    }),
  ],
  '/admin/releases': [
    preload(getChannel),
    preload(getReleaseHealth, { query: { hours: 24 } }),
    preload(listReleases, { query: listQuery(['remote']) }),
  ],
  '/admin/releases/history': [
    preload(listChannelChanges, { query: listQuery(['remote']) }),
    preload(listCleanUps, { query: { page: 1, page_size: 5 } }),
  ],
  '/admin/releases/:remote/diff': [
    preload(listReleases, { query: { remote: ':remote', page: 1, page_size: 100 } }),
    preload(getReleaseManifest, { params: { remote: ':remote', release: '?from' } }),
    preload(getReleaseManifest, { params: { remote: ':remote', release: '?to' } }),
  ],
  'slot:search': [
    preload(listGeneralUsers, { query: { search: '?q', page_size: 5 } }),
    preload(listBrandUsers, { query: { search: '?q', page_size: 5 } }),
    preload(listStaffUsers, { query: { search: '?q', page_size: 5 } }),
  ],
};
