import type { RemoteManifest } from '@danji/shell-sdk';

export const manifest: RemoteManifest = {
  contract: '1.0',
  routes: ['/admin'],
  navigation: [{ label: '운영', path: '/admin', icon: 'shield-check', order: 90, audience: ['staff', 'admin'], tab: false }],
  slots: ['search'],
  screens: {
    '/admin': 'dashboard-page', '/admin/users/general': 'general-users-page', '/admin/users/brand': 'brand-users-page', '/admin/users/staff': 'staff-users-page', '/admin/users/detail/:id': 'user-detail-page',
    '/admin/spaces': 'spaces-page', '/admin/spaces/:id': 'space-page', '/admin/apartments': 'apartments-page', '/admin/apartments/:id': 'apartment-page', '/admin/notices': 'notices-page', '/admin/documents': 'system-documents-page', '/admin/notifications': 'send-notification-page', '/admin/popups': 'popups-page',
    '/admin/advertisements': 'advertisement-list-page', '/admin/advertisements/:id': 'advertisement-page', '/admin/requests': 'requests-page', '/admin/requests/:id': 'request-page', '/admin/ai-prompts': 'ai-prompts-page', '/admin/visits': 'visits-page', '/admin/staff-log': 'staff-log-page', '/admin/releases': 'releases-page', '/admin/releases/history': 'release-history-page', '/admin/releases/:remote/diff': 'release-diff-page',
    '/admin/popups/:id': 'popup-edit-page', '/admin/notices/:id': 'notice-edit-page', '/admin/documents/new': 'system-document-edit-page', '/admin/advertisements/new': 'advertisement-form-pages', '/admin/advertisements/:id/edit': 'advertisement-form-pages', '/admin/ai-prompts/:type': 'ai-prompt-page',
    'slot:search': 'search-hits',
  },
};
