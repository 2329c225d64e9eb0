import type { RemoteRoute } from '@danji/shell-sdk';
import { lazyPage } from '@danji/shell-sdk/router';
import { AdminFrame } from './frame/admin-frame.tsx';

export const routes: RemoteRoute[] = [
  {
    path: '/admin',
    element: <AdminFrame />,
    children: [
      { index: true, element: lazyPage(() => import('./overview/pages/dashboard-page.tsx'), 'DashboardPage') },
      {
        path: '/admin/users/general',
        element: lazyPage(() => import('./accounts/pages/general-users-page.tsx'), 'GeneralUsersPage'),
      },
      {
        path: '/admin/users/brand',
        element: lazyPage(() => import('./accounts/pages/brand-users-page.tsx'), 'BrandUsersPage'),
      },
      {
        path: '/admin/users/staff',
        element: lazyPage(() => import('./accounts/pages/staff-users-page.tsx'), 'StaffUsersPage'),
      },
      {
        path: '/admin/users/detail/:id',
        element: lazyPage(() => import('./accounts/pages/user-detail-page.tsx'), 'UserDetailPage'),
      },
      { path: '/admin/spaces', element: lazyPage(() => import('./workspace/pages/spaces-page.tsx'), 'SpacesPage') },
      { path: '/admin/spaces/:id', element: lazyPage(() => import('./workspace/pages/space-page.tsx'), 'SpacePage') },
      {
        path: '/admin/apartments',
        element: lazyPage(() => import('./workspace/pages/apartments-page.tsx'), 'ApartmentsPage'),
      },
      {
        path: '/admin/apartments/:id',
        element: lazyPage(() => import('./workspace/pages/apartment-page.tsx'), 'ApartmentPage'),
      },
      { path: '/admin/notices', element: lazyPage(() => import('./community/pages/notices-page.tsx'), 'NoticesPage') },
      {
        path: '/admin/notices/:id',
        element: lazyPage(() => import('./community/pages/notice-edit-page.tsx'), 'NoticeEditPage'),
      },
      {
        path: '/admin/documents',
        element: lazyPage(() => import('./site/pages/system-documents-page.tsx'), 'SystemDocumentsPage'),
      },
      {
        path: '/admin/documents/new',
        element: lazyPage(() => import('./site/pages/system-document-edit-page.tsx'), 'SystemDocumentEditPage'),
      },
      {
        path: '/admin/notifications',
        element: lazyPage(() => import('./notifications/pages/send-notification-page.tsx'), 'SendNotificationPage'),
      },
      { path: '/admin/popups', element: lazyPage(() => import('./site/pages/popups-page.tsx'), 'PopupsPage') },
      {
        path: '/admin/popups/:id',
        element: lazyPage(() => import('./site/pages/popup-edit-page.tsx'), 'PopupEditPage'),
      },
      {
        path: '/admin/advertisements',
        element: lazyPage(() => import('./site/pages/advertisement-list-page.tsx'), 'AdvertisementListPage'),
      },
      {
        path: '/admin/advertisements/new',
        element: lazyPage(() => import('./site/pages/advertisement-form-pages.tsx'), 'NewAdvertisementPage'),
      },
      {
        path: '/admin/advertisements/:id',
        element: lazyPage(() => import('./site/pages/advertisement-page.tsx'), 'AdvertisementPage'),
      },
      {
        path: '/admin/advertisements/:id/edit',
        element: lazyPage(() => import('./site/pages/advertisement-form-pages.tsx'), 'EditAdvertisementPage'),
      },
      {
        path: '/admin/requests',
        element: lazyPage(() => import('./workspace/pages/requests-page.tsx'), 'RequestsPage'),
      },
      {
        path: '/admin/requests/:id',
        element: lazyPage(() => import('./workspace/pages/request-page.tsx'), 'RequestPage'),
      },
      {
        path: '/admin/ai-prompts',
        element: lazyPage(() => import('./workspace/pages/ai-prompts-page.tsx'), 'AiPromptsPage'),
      },
      {
        path: '/admin/ai-prompts/:type',
        element: lazyPage(() => import('./workspace/pages/ai-prompt-page.tsx'), 'AiPromptPage'),
      },
      { path: '/admin/visits', element: lazyPage(() => import('./site/pages/visits-page.tsx'), 'VisitsPage') },
      { path: '/admin/staff-log', element: lazyPage(() => import('./audit/pages/staff-log-page.tsx'), 'StaffLogPage') },
      {
        path: '/admin/security-events',
        element: lazyPage(() => import('./audit/pages/security-events-page.tsx'), 'SecurityEventsPage'),
      },
      {
        path: '/admin/releases/history',
        element: lazyPage(() => import('./releases/pages/release-history-page.tsx'), 'ReleaseHistoryPage'),
      },
      {
        path: '/admin/releases/:remote/diff',
        element: lazyPage(() => import('./releases/pages/release-diff-page.tsx'), 'ReleaseDiffPage'),
      },
      {
        path: '/admin/releases',
        element: lazyPage(() => import('./releases/pages/releases-page.tsx'), 'ReleasesPage'),
      },
      { path: '/admin/*', element: lazyPage(() => import('./frame/unknown-page.tsx'), 'UnknownPage') },
    ],
  },
];
