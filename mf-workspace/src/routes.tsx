import { webPaths } from '@danji/contracts/web-paths';
import type { RemoteRoute } from '@danji/shell-sdk';
import { lazyPage } from '@danji/shell-sdk/router';
import { WorkspaceGate } from './shared/workspace-gate.tsx';

/** The screens of work spaces. */
export const routes: RemoteRoute[] = [
  {
    path: webPaths.workspaces,
    element: <WorkspaceGate />,
    children: [
      { index: true, element: lazyPage(() => import('./pages/work-space-list-page.tsx'), 'WorkSpaceListPage') },
      { path: 'new', element: lazyPage(() => import('./pages/work-space-new-page.tsx'), 'WorkSpaceNewPage') },
      { path: 'find', element: lazyPage(() => import('./pages/work-space-find-page.tsx'), 'WorkSpaceFindPage') },
      { path: ':id', element: lazyPage(() => import('./pages/work-space-page.tsx'), 'WorkSpacePage') },
      {
        path: ':id/facts',
        element: lazyPage(() => import('./pages/work-space-details-page.tsx'), 'WorkSpaceDetailsPage'),
      },
      { path: ':id/members', element: lazyPage(() => import('./pages/work-members-page.tsx'), 'WorkMembersPage') },
      { path: ':id/documents', element: lazyPage(() => import('./pages/ai-documents-page.tsx'), 'AiDocumentsPage') },
      {
        path: ':id/documents/new',
        element: lazyPage(() => import('./pages/ai-document-new-page.tsx'), 'AiDocumentNewPage'),
      },
      {
        path: ':id/documents/:documentId',
        element: lazyPage(() => import('./pages/ai-document-page.tsx'), 'AiDocumentPage'),
      },
      { path: ':id/requests', element: lazyPage(() => import('./pages/work-requests-page.tsx'), 'WorkRequestsPage') },
      {
        path: ':id/requests/new',
        element: lazyPage(() => import('./pages/work-request-new-page.tsx'), 'WorkRequestNewPage'),
      },
      {
        path: ':id/requests/:requestId',
        element: lazyPage(() => import('./pages/work-request-page.tsx'), 'WorkRequestPage'),
      },
      {
        path: ':id/hand-over',
        element: lazyPage(() => import('./pages/workspace-export-page.tsx'), 'WorkspaceExportPage'),
      },
      { path: ':id/schedules', element: lazyPage(() => import('./pages/schedules-page.tsx'), 'SchedulesPage') },
      {
        path: ':id/schedules/new',
        element: lazyPage(() => import('./pages/schedule-form-pages.tsx'), 'ScheduleNewPage'),
      },
      {
        path: ':id/schedules/:scheduleId',
        element: lazyPage(() => import('./pages/schedule-page.tsx'), 'SchedulePage'),
      },
      {
        path: ':id/schedules/:scheduleId/edit',
        element: lazyPage(() => import('./pages/schedule-form-pages.tsx'), 'ScheduleEditPage'),
      },
    ],
  },
];
