import { listQuery, preload } from '@danji/contracts/releases/page-preloads';
import { webPaths } from '@danji/contracts/web-paths';
import { getAiUsage, listAiPrompts } from '@danji/contracts/workspace/ai-prompt.endpoints';
import {
  getApartmentInfo,
  listApartmentInfo,
  listApartmentRevisions,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { listStaffWorkRequests } from '@danji/contracts/workspace/work-request-staff.endpoints';
import { getWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import { getWorkSpace, listWorkMembers, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { LAST_30_DAYS, STAFF, type Section } from '../shared/staff-screen.ts';

const id = { id: ':id' } as const;

export const section: Section = {
  screens: [
    {
      path: webPaths.adminSpaces,
      page: () => import('./pages/spaces-page.tsx'),
      audience: STAFF,
      title: '워크스페이스 관리',
      keywords: '단지',
      icon: 'layers',
      entry: { group: '단지', order: 50 },
      preload: [preload(listWorkSpaces, { query: listQuery(['search', 'ordering', 'user_id']) })],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminSpace(':id'),
      page: () => import('./pages/space-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getWorkSpace, { params: id }),
        preload(listWorkMembers, { query: { space_id: ':id', ...listQuery([], 100) } }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminApartments,
      page: () => import('./pages/apartments-page.tsx'),
      audience: STAFF,
      title: '단지 정보 관리',
      keywords: 'K-apt 아파트',
      icon: 'home',
      entry: { group: '단지', order: 60 },
      preload: [
        preload(listApartmentInfo, {
          query: listQuery(['search', 'imported', 'overridden', 'complex_type', 'ordering']),
        }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminApartment(':id'),
      page: () => import('./pages/apartment-page.tsx'),
      audience: STAFF,
      preload: [
        preload(getApartmentInfo, { params: id }),
        preload(listApartmentRevisions, { params: id, query: { page: 1, page_size: 5 } }),
      ],
    },
    {
      path: webPaths.adminRequests,
      page: () => import('./pages/requests-page.tsx'),
      audience: STAFF,
      title: '요청 관리',
      keywords: '문의 답변',
      icon: 'headset',
      entry: { group: '소통', order: 70 },
      preload: [
        preload(listStaffWorkRequests, {
          query: listQuery(['search', 'process_state', 'request_type', 'space_id', 'user_id', 'is_open', 'ordering']),
        }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminRequest(':id'),
      page: () => import('./pages/request-page.tsx'),
      audience: STAFF,
      preload: [preload(getWorkRequest, { params: id })],
    },
    {
      path: webPaths.adminAiPrompts,
      page: () => import('./pages/ai-prompts-page.tsx'),
      audience: STAFF,
      title: 'AI 문서 관리',
      keywords: '프롬프트 사용량',
      icon: 'sparkles',
      entry: { group: '콘텐츠', order: 110 },
      preload: [
        preload(listAiPrompts, { query: { is_active: true, page_size: 100 } }),
        preload(getAiUsage, { query: LAST_30_DAYS }),
      ],
      pieces: ['table-body'],
    },
    {
      path: webPaths.adminAiPrompt(':type'),
      page: () => import('./pages/ai-prompt-page.tsx'),
      audience: STAFF,
      preload: [preload(listAiPrompts, { query: { document_type: ':type', page_size: 100 } })],
    },
  ],
  dashboard: { preload: [preload(listStaffWorkRequests, { query: { page: 1, page_size: 1, is_open: true } })] },
};
