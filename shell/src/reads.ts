/** The calls that the shell's own screens (`routes.tsx`) make first: the build writes them into `shell.json`, and the server puts their responses into the page of a member. */
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { listHomeAdvertisements } from '@danji/contracts/commons/advertisement-shown.endpoints';
import { listWorkSpaces } from '@danji/contracts/apts/work-space.endpoints';
import { countNotifications, listNotifications } from '@danji/contracts/notifications/notification.endpoints';
import { listQuery, read, type PageReads } from '@danji/contracts/releases/page-reads';
import { listConsents } from '@danji/contracts/users/consent.endpoints';

export const reads: PageReads = {
  // The bell of the header, and the consent dialog of members who have not agreed yet.
  '*': [read(countNotifications), read(listConsents, { query: { page_size: 1 }, audience: ['general', 'brand'] })],
  '/': [
    read(listNotifications, { query: { page_size: 20 } }),
    read(listWorkSpaces, { query: { mine: 'in', page_size: 20 }, audience: ['general'] }),
    read(listHomeAdvertisements, { query: { category: AdType.BANNER } }),
  ],
  '/notifications': [read(listNotifications, { query: listQuery(['notification_type', 'is_read']) })],
  '/me': [read(listConsents, { query: { page: 1, page_size: 10 }, audience: ['general', 'brand'] })],
};
