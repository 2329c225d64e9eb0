import type { HomeAdvertisement } from '@danji/contracts/site/advertisement';
import type { HomePopup } from '@danji/contracts/site/main-popup';
import { ADVERTISEMENT_POPUP } from '@danji/contracts/site/main-popup-limits';

/** A popup, or an advertisement that is displayed as a popup. */
export type DisplayedPopup = HomePopup & { advertisement?: HomeAdvertisement };

/** Converts an advertisement to a popup. Its id is negative, so that closing it closes no popup of the operators with the same id. */
export const toAdvertisementPopup = (advertisement: HomeAdvertisement): DisplayedPopup => ({
  ...ADVERTISEMENT_POPUP,
  id: -advertisement.id,
  title: advertisement.title,
  link: advertisement.link,
  date_start: '',
  date_end: '',
  show_close_today: true,
  content: { version: 1, children: [] },
  advertisement,
});
