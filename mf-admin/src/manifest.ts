import type { RemoteManifest } from '@danji/shell-sdk';

export const manifest: RemoteManifest = {
  contract: '1.0',
  routes: ['/admin'],
  navigation: [{ label: '운영', path: '/admin', icon: 'shield-check', order: 90, audience: ['staff', 'admin'], tab: false }],
  slots: ['search'],
};
