/** Lists the calls that the screens and slots of this remote make first: the build writes them into `release.json`, and the server puts their responses into the page of a member. */
import { getAiDocument, getAiLimit, listAiDocuments } from '@danji/contracts/apts/ai-document.endpoints';
import { listApartmentRegions, previewApartment } from '@danji/contracts/apts/apartment-info.endpoints';
import { listHandOvers } from '@danji/contracts/apts/hand-over.endpoints';
import {
  countWorkSchedules,
  getNextContract,
  getWorkSchedule,
  listCalendarSchedules,
  listScheduleChanges,
  listWorkSchedules,
} from '@danji/contracts/apts/schedule.endpoints';
import { getWorkDashboard, getWorkToday } from '@danji/contracts/apts/work-dashboard.endpoints';
import { listStaffWorkRequests } from '@danji/contracts/apts/work-request-staff.endpoints';
import { getWorkRequest, listWorkRequests } from '@danji/contracts/apts/work-request.endpoints';
import {
  findWorkSpaces,
  getWorkSpace,
  listWorkMembers,
  listWorkSpaces,
} from '@danji/contracts/apts/work-space.endpoints';
import { listQuery, read, type PageReads } from '@danji/contracts/releases/page-reads';

const spaceId = { space_id: ':id' } as const;
const waiting = read(listWorkSpaces, { query: { mine: 'waiting', page_size: 50 }, audience: ['general', 'brand'] });
const own = read(listWorkSpaces, { query: { mine: 'in', page_size: 20 }, audience: ['general'] });
/** The frame of every screen of one work space needs the work space itself, and the ones to switch to. */
const frame = [
  read(getWorkSpace, { params: { id: ':id' } }),
  read(listWorkSpaces, { query: { mine: 'in', ordering: 'title', page_size: 20 }, audience: ['general', 'brand'] }),
];
const schedule = read(getWorkSchedule, { params: { id: ':scheduleId' } });

export const reads: PageReads = {
  '/workspace': [
    read(listWorkSpaces, {
      query: { mine: 'in', ...listQuery(['search', 'ordering'], 12) },
      audience: ['general', 'brand'],
    }),
    read(listWorkSpaces, { query: listQuery(['search', 'ordering'], 12), audience: ['staff'] }),
    waiting,
  ],
  // A search of K-apt is not listed: it takes longer than a page waits.
  '/workspace/new': [
    read(listApartmentRegions, { where: { by: null, code: null } }),
    read(previewApartment, { params: { code: '?code' }, where: { by: null } }),
    read(listWorkSpaces, { query: { mine: 'in', page_size: 20 }, where: { by: 'hand' }, audience: ['general'] }),
  ],
  '/workspace/find': [read(findWorkSpaces, { query: listQuery(['search']) })],
  '/workspace/:id': [
    ...frame,
    read(getWorkDashboard, { query: spaceId }),
    read(listWorkMembers, { query: { ...spaceId, page_size: 5 } }),
  ],
  '/workspace/:id/facts': frame,
  '/workspace/:id/members': [
    ...frame,
    read(listWorkMembers, { query: { ...spaceId, ...listQuery(['search', 'edit_state_type']) } }),
  ],
  '/workspace/:id/documents': [
    ...frame,
    read(listAiDocuments, { query: { ...spaceId, ...listQuery(['search', 'document_type']) } }),
    read(getAiLimit),
  ],
  '/workspace/:id/documents/new': frame,
  '/workspace/:id/documents/:documentId': [
    ...frame,
    read(getAiDocument, { params: { id: ':documentId' } }),
    read(getAiLimit),
  ],
  '/workspace/:id/requests': [
    ...frame,
    read(listWorkRequests, { query: { ...spaceId, ...listQuery(['search', 'process_state', 'request_type']) } }),
  ],
  '/workspace/:id/requests/new': frame,
  '/workspace/:id/requests/:requestId': [...frame, read(getWorkRequest, { params: { id: ':requestId' } })],
  '/workspace/:id/hand-over': [...frame, read(listHandOvers, { query: { ...spaceId, ...listQuery([], 5) } })],
  '/workspace/:id/schedules': [
    ...frame,
    read(listWorkSchedules, { query: { ...spaceId, ...listQuery(['search', 'filter_range', 'ordering']) } }),
    read(countWorkSchedules, { query: { ...spaceId, search: '?search' }, where: { view: null } }),
    read(countWorkSchedules, { query: { ...spaceId, search: '?search' }, where: { view: 'timeline' } }),
    read(listCalendarSchedules, { query: { ...spaceId, month: '?month=@month' }, where: { view: 'calendar' } }),
  ],
  '/workspace/:id/schedules/new': frame,
  '/workspace/:id/schedules/:scheduleId': [
    ...frame,
    schedule,
    read(listScheduleChanges, { params: { id: ':scheduleId' }, query: { page: 1, page_size: 10 } }),
    read(getNextContract, { params: { id: ':scheduleId' } }),
  ],
  '/workspace/:id/schedules/:scheduleId/edit': [...frame, schedule],
  'slot:home.main': [read(getWorkToday, { audience: ['general'] }), own, waiting],
  // The contents of the current work space are not listed: the page asks for them once it knows which one that is.
  'slot:search': [
    own,
    read(listWorkSpaces, { query: { search: '?q', page_size: 5, mine: 'in' }, audience: ['general'] }),
    read(listWorkSpaces, { query: { search: '?q', page_size: 5 }, audience: ['staff'] }),
    read(listStaffWorkRequests, { query: { search: '?q', page_size: 5 }, audience: ['staff'] }),
  ],
};
