/** The calls that the shell's own screens (`routes.tsx`) make first: the build writes them into `shell.json`, and the server puts their responses into the page of a member. */
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { listHomeAdvertisements } from '@danji/contracts/site/advertisement-home.endpoints';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { listQuery, preload, type PagePreloads } from '@danji/contracts/releases/page-preloads';
import { getSecondFactor } from '@danji/contracts/accounts/second-factor.endpoints';
import { listConsents } from '@danji/contracts/accounts/consent.endpoints';

export const preloads: PagePreloads = {
  // The bell of the header, and the consent dialog of members who have not agreed yet.
  '*': [
    preload(countNotifications),
    preload(listConsents, { query: { page_size: 1 }, audience: ['general', 'brand'] }),
  ],
  '/': [
    preload(listNotifications, { query: { page_size: 20 } }),
    preload(listHomeAdvertisements, { query: { category: AdType.BANNER } }),
  ],
  '/notifications': [preload(listNotifications, { query: listQuery(['notification_type', 'is_read']) })],
  '/me': [
    preload(listConsents, { query: { page: 1, page_size: 10 }, audience: ['general', 'brand'] }),
    preload(getSecondFactor, { audience: ['staff', 'admin'] }),
  ],
};
