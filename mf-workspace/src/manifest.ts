import type { RemoteManifest } from '@danji/shell-sdk';

/** What the shell knows of this remote before it is loaded. */
export const manifest: RemoteManifest = {
  contract: '1.0',
  routes: ['/workspace'],
  navigation: [{ label: '워크스페이스', path: '/workspace', icon: 'building', order: 10, audience: ['general', 'staff'], tab: true }],
  slots: ['home.main', 'search'],
};
