import type { ShownAdvertisement } from '@danji/contracts/commons/advertisement';
import type { HomePopup } from '@danji/contracts/commons/main-popup';

/** A popup, or an advertisement that is shown as one. */
export type ShownPopup = HomePopup & { advertisement?: ShownAdvertisement };

/** Where advertisements stand on wide screens, px: they are made for no place of their own. */
const PLACE = { x: 40, y: 96, width: 400 };

/** An advertisement as a popup. Its id is below zero, so that putting it away puts no greeting away. */
export const toAdvertisementPopup = (advertisement: ShownAdvertisement): ShownPopup => ({
  ...PLACE,
  id: -advertisement.id,
  title: advertisement.title,
  link: advertisement.link,
  date_start: '',
  date_end: '',
  show_close_today: true,
  content: { version: 1, children: [] },
  advertisement,
});
