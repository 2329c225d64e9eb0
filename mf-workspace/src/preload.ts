/** Lists the calls that the screens and slots of this remote make first: the build writes them into `release.json`, and the server puts their responses into the page of a member. */
import { getAiDocument, getAiLimit, listAiDocuments } from '@danji/contracts/workspace/ai-document.endpoints';
import { listApartmentRegions, previewApartment } from '@danji/contracts/workspace/apartment-info.endpoints';
import { listWorkspaceExports } from '@danji/contracts/workspace/workspace-export.endpoints';
import {
  countWorkSchedules,
  getNextContract,
  getWorkSchedule,
  listCalendarSchedules,
  listScheduleChanges,
  listWorkSchedules,
} from '@danji/contracts/workspace/schedule.endpoints';
import { getWorkDashboard, getDashboardSummary } from '@danji/contracts/workspace/work-dashboard.endpoints';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { getWorkRequest, listWorkRequests } from '@danji/contracts/workspace/work-request.endpoints';
import {
  findWorkSpaces,
  getWorkSpace,
  listWorkMembers,
  listWorkSpaces,
} from '@danji/contracts/workspace/work-space.endpoints';
import { listQuery, preload, type PagePreloads } from '@danji/contracts/releases/page-preloads';

const spaceId = { space_id: ':id' } as const;
const pendingMemberships = preload(listWorkSpaces, {
  query: { mine: 'waiting', page_size: 50 },
  audience: ['general'],
});
const ownSpaces = preload(listWorkSpaces, { query: { mine: 'in', page_size: 20 }, audience: ['general'] });
/** The frame of every screen of one work space needs the work space itself, and the ones to switch to. */
const frame = [
  preload(getWorkSpace, { params: { id: ':id' } }),
  preload(listWorkSpaces, { query: { mine: 'in', ordering: 'title', page_size: 20 }, audience: ['general'] }),
];
const schedule = preload(getWorkSchedule, { params: { id: ':scheduleId' } });

export const preloads: PagePreloads = {
  '/workspace': [
    preload(listWorkSpaces, {
      query: { mine: 'in', ...listQuery(['search', 'ordering'], 12) },
      audience: ['general'],
    }),
    preload(listWorkSpaces, { query: listQuery(['search', 'ordering'], 12), audience: ['staff'] }),
    pendingMemberships,
  ],
  // A search of K-apt is not listed: it takes longer than a page waits.
  '/workspace/new': [
    preload(listApartmentRegions, { where: { by: null, code: null } }),
    preload(previewApartment, { params: { code: '?code' }, where: { by: null } }),
    preload(listWorkSpaces, { query: { mine: 'in', page_size: 20 }, where: { by: 'hand' }, audience: ['general'] }),
  ],
  '/workspace/find': [preload(findWorkSpaces, { query: listQuery(['search']) })],
  '/workspace/:id': [
    ...frame,
    preload(getWorkDashboard, { query: spaceId }),
    preload(listWorkMembers, { query: { ...spaceId, page_size: 5 } }),
  ],
  '/workspace/:id/facts': frame,
  '/workspace/:id/members': [
    ...frame,
    preload(listWorkMembers, { query: { ...spaceId, ...listQuery(['search', 'edit_state_type']) } }),
  ],
  '/workspace/:id/documents': [
    ...frame,
    preload(listAiDocuments, { query: { ...spaceId, ...listQuery(['search', 'document_type']) } }),
    preload(getAiLimit),
  ],
  '/workspace/:id/documents/new': frame,
  '/workspace/:id/documents/:documentId': [
    ...frame,
    preload(getAiDocument, { params: { id: ':documentId' } }),
    preload(getAiLimit),
  ],
  '/workspace/:id/requests': [
    ...frame,
    preload(listWorkRequests, { query: { ...spaceId, ...listQuery(['search', 'process_state', 'request_type']) } }),
  ],
  '/workspace/:id/requests/new': frame,
  '/workspace/:id/requests/:requestId': [...frame, preload(getWorkRequest, { params: { id: ':requestId' } })],
  '/workspace/:id/hand-over': [...frame, preload(listWorkspaceExports, { query: { ...spaceId, ...listQuery([], 5) } })],
  '/workspace/:id/schedules': [
    ...frame,
    preload(listWorkSchedules, { query: { ...spaceId, ...listQuery(['search', 'filter_range', 'ordering']) } }),
    preload(countWorkSchedules, { query: { ...spaceId, search: '?search' }, where: { view: null } }),
    preload(countWorkSchedules, { query: { ...spaceId, search: '?search' }, where: { view: 'timeline' } }),
    preload(listCalendarSchedules, { query: { ...spaceId, month: '?month=@month' }, where: { view: 'calendar' } }),
  ],
  '/workspace/:id/schedules/new': frame,
  '/workspace/:id/schedules/:scheduleId': [
    ...frame,
    schedule,
    preload(listScheduleChanges, { params: { id: ':scheduleId' }, query: { page: 1, page_size: 10 } }),
    preload(getNextContract, { params: { id: ':scheduleId' } }),
  ],
  '/workspace/:id/schedules/:scheduleId/edit': [...frame, schedule],
  'slot:home.quick-actions': [ownSpaces],
  'slot:home.main': [preload(getDashboardSummary), ownSpaces, pendingMemberships],
  // The contents of the current work space are not listed: the page asks for them once it knows which one that is.
  'slot:search': [
    ownSpaces,
    preload(listWorkSpaces, { query: { search: '?q', page_size: 5, mine: 'in' }, audience: ['general'] }),
    preload(listWorkSpaces, { query: { search: '?q', page_size: 5 }, audience: ['staff'] }),
    preload(listStaffWorkRequests, { query: { search: '?q', page_size: 5 } }),
  ],
};
