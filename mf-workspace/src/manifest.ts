import type { RemoteManifest } from '@danji/shell-sdk';

/** The description of this remote that the shell has before it loads it. */
export const manifest: RemoteManifest = {
  contract: '1.0',
  routes: ['/workspace'],
  navigation: [
    {
      label: '워크스페이스',
      path: '/workspace',
      icon: 'building',
      order: 10,
      audience: ['general', 'staff'],
      tab: true,
    },
  ],
  slots: ['home.quick-actions', 'home.main', 'search'],
  screens: {
    '/workspace': 'work-space-list-page',
    '/workspace/new': 'work-space-new-page',
    '/workspace/find': 'work-space-find-page',
    '/workspace/:id': 'work-space-page',
    '/workspace/:id/facts': 'work-space-details-page',
    '/workspace/:id/members': ['work-members-page', 'table-body'],
    '/workspace/:id/documents': ['ai-documents-page', 'table-body'],
    '/workspace/:id/documents/new': 'ai-document-new-page',
    '/workspace/:id/documents/:documentId': 'ai-document-page',
    '/workspace/:id/requests': ['work-requests-page', 'table-body'],
    '/workspace/:id/requests/new': 'work-request-new-page',
    '/workspace/:id/requests/:requestId': 'work-request-page',
    '/workspace/:id/hand-over': 'workspace-export-page',
    '/workspace/:id/schedules': ['schedules-page', 'table-body'],
    '/workspace/:id/schedules/new': 'schedule-form-pages',
    '/workspace/:id/schedules/:scheduleId': 'schedule-page',
    '/workspace/:id/schedules/:scheduleId/edit': 'schedule-form-pages',
    // Both are in one script: a page with one of them has the other.
    'slot:home.quick-actions': 'home-main',
    'slot:home.main': 'home-main',
    'slot:search': ['search-results', 'result-section-body'],
  },
};
