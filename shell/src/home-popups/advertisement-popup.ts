import type { ShownAdvertisement } from '@danji/contracts/commons/advertisement';
import type { HomePopup } from '@danji/contracts/commons/main-popup';

/** A popup, or an advertisement that is displayed as a popup. */
export type ShownPopup = HomePopup & { advertisement?: ShownAdvertisement };

/** The position of advertisements on wide screens, px: they have none of their own. */
const PLACE = { x: 40, y: 96, width: 400 };

/** Converts an advertisement to a popup. Its id is negative, so that closing it closes no popup of the operators with the same id. */
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
