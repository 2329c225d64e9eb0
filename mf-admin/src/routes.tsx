import type { RemoteRoute } from '@danji/shell-sdk';
import { lazyPage } from '@danji/shell-sdk/router';
import { AdminFrame } from './frame/admin-frame.tsx';

export const routes: RemoteRoute[] = [
  {
    path: '/admin',
    element: <AdminFrame />,
    children: [
      { index: true, element: lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage') },
      {
        path: '/admin/users/general',
        element: lazyPage(() => import('./pages/general-users-page.tsx'), 'GeneralUsersPage'),
      },
      { path: '/admin/users/brand', element: lazyPage(() => import('./pages/brand-users-page.tsx'), 'BrandUsersPage') },
      { path: '/admin/users/staff', element: lazyPage(() => import('./pages/staff-users-page.tsx'), 'StaffUsersPage') },
      {
        path: '/admin/users/detail/:id',
        element: lazyPage(() => import('./pages/user-detail-page.tsx'), 'UserDetailPage'),
      },
      { path: '/admin/spaces', element: lazyPage(() => import('./pages/spaces-page.tsx'), 'SpacesPage') },
      { path: '/admin/spaces/:id', element: lazyPage(() => import('./pages/space-page.tsx'), 'SpacePage') },
      { path: '/admin/apartments', element: lazyPage(() => import('./pages/apartments-page.tsx'), 'ApartmentsPage') },
      { path: '/admin/apartments/:id', element: lazyPage(() => import('./pages/apartment-page.tsx'), 'ApartmentPage') },
      { path: '/admin/notices', element: lazyPage(() => import('./pages/notices-page.tsx'), 'NoticesPage') },
      { path: '/admin/notices/:id', element: lazyPage(() => import('./pages/notice-edit-page.tsx'), 'NoticeEditPage') },
      {
        path: '/admin/documents',
        element: lazyPage(() => import('./pages/system-documents-page.tsx'), 'SystemDocumentsPage'),
      },
      {
        path: '/admin/documents/new',
        element: lazyPage(() => import('./pages/system-document-edit-page.tsx'), 'SystemDocumentEditPage'),
      },
      {
        path: '/admin/notifications',
        element: lazyPage(() => import('./pages/send-notification-page.tsx'), 'SendNotificationPage'),
      },
      { path: '/admin/popups', element: lazyPage(() => import('./pages/popups-page.tsx'), 'PopupsPage') },
      { path: '/admin/popups/:id', element: lazyPage(() => import('./pages/popup-edit-page.tsx'), 'PopupEditPage') },
      {
        path: '/admin/advertisements',
        element: lazyPage(() => import('./pages/advertisement-list-page.tsx'), 'AdvertisementListPage'),
      },
      {
        path: '/admin/advertisements/new',
        element: lazyPage(() => import('./pages/advertisement-form-pages.tsx'), 'NewAdvertisementPage'),
      },
      {
        path: '/admin/advertisements/:id',
        element: lazyPage(() => import('./pages/advertisement-page.tsx'), 'AdvertisementPage'),
      },
      {
        path: '/admin/advertisements/:id/edit',
        element: lazyPage(() => import('./pages/advertisement-form-pages.tsx'), 'EditAdvertisementPage'),
      },
      { path: '/admin/requests', element: lazyPage(() => import('./pages/requests-page.tsx'), 'RequestsPage') },
      { path: '/admin/requests/:id', element: lazyPage(() => import('./pages/request-page.tsx'), 'RequestPage') },
      { path: '/admin/ai-prompts', element: lazyPage(() => import('./pages/ai-prompts-page.tsx'), 'AiPromptsPage') },
      {
        path: '/admin/ai-prompts/:type',
        element: lazyPage(() => import('./pages/ai-prompt-page.tsx'), 'AiPromptPage'),
      },
      { path: '/admin/visits', element: lazyPage(() => import('./pages/visits-page.tsx'), 'VisitsPage') },
      { path: '/admin/staff-log', element: lazyPage(() => import('./pages/staff-log-page.tsx'), 'StaffLogPage') },
      {
        path: '/admin/security-events',
        element: lazyPage(() => import('./pages/security-events-page.tsx'), 'SecurityEventsPage'),
      },
      {
        path: '/admin/releases/history',
        element: lazyPage(() => import('./pages/release-history-page.tsx'), 'ReleaseHistoryPage'),
      },
      {
        path: '/admin/releases/:remote/diff',
        element: lazyPage(() => import('./pages/release-diff-page.tsx'), 'ReleaseDiffPage'),
      },
      { path: '/admin/releases', element: lazyPage(() => import('./pages/releases-page.tsx'), 'ReleasesPage') },
      { path: '/admin/*', element: lazyPage(() => import('./pages/unknown-page.tsx'), 'UnknownPage') },
    ],
  },
];
