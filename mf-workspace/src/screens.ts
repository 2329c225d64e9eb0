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
import { listWorkSpaceChanges } from '@danji/contracts/workspace/space-change.endpoints';
import { getInvitation } from '@danji/contracts/workspace/invitation.endpoints';
import {
  findWorkSpaces,
  getWorkSpace,
  listWorkMembers,
  listWorkSpaces,
} from '@danji/contracts/workspace/work-space.endpoints';
import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import type { Screen, Slots } from '@danji/shell-sdk';
import type { SpaceScreen } from './spaces/space-menu.ts';

const audience: Screen['audience'] = ['general', 'staff'];
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
const countedSchedules = {
  ...spaceId,
  search: '?search',
  category1: '?category1',
  is_complete: '?is_complete',
} as const;
const schedule = preload(getWorkSchedule, { params: { id: ':scheduleId' } });

export const screens: readonly SpaceScreen[] = [
  {
    path: webPaths.workspaces,
    page: () => import('./pages/work-space-list-page.tsx'),
    audience,
    title: '워크스페이스',
    keywords: '단지 아파트',
    icon: 'building',
    menu: { order: 10, tab: true },
    preload: [
      preload(listWorkSpaces, {
        query: { mine: 'in', ...listQuery(['search', 'ordering'], 12) },
        audience: ['general'],
      }),
      preload(listWorkSpaces, { query: listQuery(['search', 'ordering'], 12), audience: ['staff'] }),
      preload(listWorkSpaces, { query: { mine: 'closed', page_size: 50 }, audience: ['general'] }),
      pendingMemberships,
    ],
  },
  {
    path: webPaths.newWorkspace,
    page: () => import('./pages/work-space-new-page.tsx'),
    audience,
    title: '워크스페이스 만들기',
    keywords: '단지 등록 새 워크스페이스',
    icon: 'plus',
    // A search of K-apt is not preloaded: it takes longer than a page waits.
    preload: [
      preload(listApartmentRegions, { where: { by: null, code: null } }),
      preload(previewApartment, { params: { code: '?code' }, where: { by: null } }),
      preload(listWorkSpaces, { query: { mine: 'in', page_size: 20 }, where: { by: 'hand' }, audience: ['general'] }),
    ],
  },
  {
    path: webPaths.findWorkspace,
    page: () => import('./pages/work-space-find-page.tsx'),
    audience,
    title: '워크스페이스 찾기',
    keywords: '단지 참여 가입 신청',
    icon: 'search',
    preload: [preload(findWorkSpaces, { query: listQuery(['search']) })],
  },
  {
    path: webPaths.invitation(':token'),
    page: () => import('./pages/invitation-page.tsx'),
    audience: ['everybody'],
    preload: [preload(getInvitation, { params: { token: ':token' } })],
  },
  {
    path: webPaths.workspace(':id'),
    page: () => import('./pages/work-space-page.tsx'),
    audience,
    icon: 'dashboard',
    entry: { order: 10, label: '대시보드' },
    preload: [
      ...frame,
      preload(getWorkDashboard, { query: spaceId }),
      preload(listWorkMembers, { query: { ...spaceId, page_size: 5 } }),
    ],
  },
  {
    path: webPaths.workspaceDetails(':id'),
    page: () => import('./pages/work-space-details-page.tsx'),
    audience,
    title: '단지 정보',
    keywords: '세대수 시설 주차',
    icon: 'building',
    entry: { order: 20, right: 'edit_details' },
    preload: frame,
  },
  {
    path: webPaths.workspaceHistory(':id'),
    page: () => import('./pages/work-space-history-page.tsx'),
    audience,
    title: '단지 정보 변경 이력',
    keywords: '바뀐 기록',
    icon: 'history',
    preload: [...frame, preload(listWorkSpaceChanges, { params: { id: ':id' }, query: { page: 1, page_size: 10 } })],
  },
  {
    path: webPaths.workspaceMembers(':id'),
    page: () => import('./pages/work-members-page.tsx'),
    audience,
    title: '멤버',
    keywords: '초대 직원 담당자 권한',
    icon: 'users',
    entry: { order: 50 },
    preload: [
      ...frame,
      preload(listWorkMembers, { query: { ...spaceId, ...listQuery(['search', 'edit_state_type']) } }),
    ],
    pieces: ['table-body'],
  },
  {
    path: webPaths.workspaceDocuments(':id'),
    page: () => import('./pages/ai-documents-page.tsx'),
    audience,
    title: 'AI 문서',
    keywords: '안내문 공문 작성',
    icon: 'sparkles',
    entry: { order: 40, right: 'work' },
    preload: [
      ...frame,
      preload(listAiDocuments, { query: { ...spaceId, ...listQuery(['search', 'document_type']) } }),
      preload(getAiLimit),
    ],
    pieces: ['table-body'],
  },
  {
    path: webPaths.workspaceDocument(':id', 'new'),
    page: () => import('./pages/ai-document-new-page.tsx'),
    audience,
    preload: frame,
  },
  {
    path: webPaths.workspaceDocument(':id', ':documentId'),
    page: () => import('./pages/ai-document-page.tsx'),
    audience,
    preload: [...frame, preload(getAiDocument, { params: { id: ':documentId' } }), preload(getAiLimit)],
  },
  {
    path: webPaths.workspaceRequests(':id'),
    page: () => import('./pages/work-requests-page.tsx'),
    audience,
    title: '요청',
    keywords: '문의 지원',
    icon: 'headset',
    entry: { order: 60, right: 'work' },
    preload: [
      ...frame,
      preload(listWorkRequests, { query: { ...spaceId, ...listQuery(['search', 'process_state', 'request_type']) } }),
    ],
    pieces: ['table-body'],
  },
  {
    path: webPaths.workspaceRequest(':id', 'new'),
    page: () => import('./pages/work-request-new-page.tsx'),
    audience,
    preload: frame,
  },
  {
    path: webPaths.workspaceRequest(':id', ':requestId'),
    page: () => import('./pages/work-request-page.tsx'),
    audience,
    preload: [...frame, preload(getWorkRequest, { params: { id: ':requestId' } })],
  },
  {
    path: webPaths.workspaceExport(':id'),
    page: () => import('./pages/workspace-export-page.tsx'),
    audience,
    title: '인수인계 자료',
    keywords: '내보내기 백업 다운로드',
    icon: 'download',
    preload: [...frame, preload(listWorkspaceExports, { query: { ...spaceId, ...listQuery([], 5) } })],
  },
  {
    path: webPaths.workspaceSchedules(':id'),
    page: () => import('./pages/schedules-page.tsx'),
    audience,
    title: '일정·계약',
    keywords: '계약 일정 달력 만료',
    icon: 'calendar',
    entry: { order: 30, right: 'work' },
    preload: [
      ...frame,
      preload(listWorkSchedules, {
        query: { ...spaceId, ...listQuery(['search', 'filter_range', 'category1', 'is_complete', 'ordering']) },
      }),
      preload(countWorkSchedules, { query: countedSchedules, where: { view: null } }),
      preload(countWorkSchedules, { query: countedSchedules, where: { view: 'timeline' } }),
      preload(listCalendarSchedules, { query: { ...spaceId, month: '?month=@month' }, where: { view: 'calendar' } }),
    ],
    pieces: ['table-body'],
  },
  {
    path: webPaths.workspaceSchedule(':id', 'new'),
    page: () => import('./pages/schedule-form-pages.tsx').then(({ ScheduleNewPage }) => ({ ScheduleNewPage })),
    audience,
    preload: frame,
  },
  {
    path: webPaths.workspaceSchedule(':id', ':scheduleId'),
    page: () => import('./pages/schedule-page.tsx'),
    audience,
    preload: [
      ...frame,
      schedule,
      preload(listScheduleChanges, { params: { id: ':scheduleId' }, query: { page: 1, page_size: 10 } }),
      preload(getNextContract, { params: { id: ':scheduleId' } }),
    ],
  },
  {
    path: webPaths.workspaceScheduleEdit(':id', ':scheduleId'),
    page: () => import('./pages/schedule-form-pages.tsx').then(({ ScheduleEditPage }) => ({ ScheduleEditPage })),
    audience,
    preload: [...frame, schedule],
  },
];

export const slots = {
  // Both are in one script: a page with one of them has the other.
  'home.quick-actions': {
    component: () => import('./pages/home-main.tsx').then(({ SpaceQuickActions }) => ({ SpaceQuickActions })),
    preload: [ownSpaces],
  },
  'home.main': {
    component: () => import('./pages/home-main.tsx').then(({ HomeMain }) => ({ HomeMain })),
    preload: [preload(getDashboardSummary), ownSpaces, pendingMemberships],
  },
  search: {
    component: () => import('./search/search-results.tsx'),
    // The contents of the current work space are not preloaded: the page asks for them once it knows which one that is.
    preload: [
      ownSpaces,
      preload(listWorkSpaces, { query: { search: '?q', page_size: 5, mine: 'in' }, audience: ['general'] }),
      preload(listWorkSpaces, { query: { search: '?q', page_size: 5 }, audience: ['staff'] }),
      preload(listStaffWorkRequests, { query: { search: '?q', page_size: 5 } }),
    ],
    pieces: ['result-section-body'],
  },
} satisfies Slots;
