import type { RemoteManifest } from '@danji/shell-sdk';

export const manifest: RemoteManifest = {
  contract: '1.0',
  routes: ['/admin'],
  navigation: [{ label: '운영', path: '/admin', icon: 'shield-check', order: 90, audience: ['staff', 'admin'], tab: false }],
  slots: ['search'],
  screens: {
    '/admin': 'dashboard-page', '/admin/users/general': ['general-users-page', 'table-body'], '/admin/users/brand': ['brand-users-page', 'table-body'], '/admin/users/staff': ['staff-users-page', 'table-body'], '/admin/users/detail/:id': 'user-detail-page',
    '/admin/spaces': ['spaces-page', 'table-body'], '/admin/spaces/:id': ['space-page', 'table-body'], '/admin/apartments': ['apartments-page', 'table-body'], '/admin/apartments/:id': 'apartment-page', '/admin/notices': ['notices-page', 'table-body'], '/admin/documents': ['system-documents-page', 'table-body'], '/admin/notifications': 'send-notification-page', '/admin/popups': ['popups-page', 'table-body'],
    '/admin/advertisements': ['advertisement-list-page', 'table-body'], '/admin/advertisements/:id': 'advertisement-page', '/admin/requests': ['requests-page', 'table-body'], '/admin/requests/:id': 'request-page', '/admin/ai-prompts': ['ai-prompts-page', 'table-body'], '/admin/visits': 'visits-page', '/admin/staff-log': ['staff-log-page', 'table-body'], '/admin/releases': 'releases-page', '/admin/releases/history': 'release-history-page', '/admin/releases/:remote/diff': 'release-diff-page',
    '/admin/popups/:id': 'popup-edit-page', '/admin/notices/:id': 'notice-edit-page', '/admin/documents/new': 'system-document-edit-page', '/admin/advertisements/new': 'advertisement-form-pages', '/admin/advertisements/:id/edit': 'advertisement-form-pages', '/admin/ai-prompts/:type': 'ai-prompt-page',
    'slot:search': ['search-hits', 'hit-section-body'],
  },
};
