import type { RemoteManifest } from '@danji/shell-sdk';

/** The description of this remote that the shell has before it loads it. */
export const manifest: RemoteManifest = {
  contract: '1.0',
  routes: ['/support/notices'],
  navigation: [
    { label: '고객지원', path: '/support/notices', icon: 'help', order: 80, audience: ['everybody'], tab: false },
  ],
  slots: ['home.main', 'search'],
  screens: {
    '/support/notices': 'notice-list-page',
    '/support/notices/:nanoId': 'notice-page',
    'slot:home.main': 'home-notices',
    'slot:search': ['search-results', 'result-section-body'],
  },
};
