import type { HomeAdvertisement } from '@danji/contracts/site/advertisement';
import type { HomePopup } from '@danji/contracts/site/main-popup';

/** A popup, or an advertisement that is displayed as a popup. */
export type DisplayedPopup = HomePopup & { advertisement?: HomeAdvertisement };

/** The position of advertisements on wide screens, px: they have none of their own. */
const DEFAULT_PLACEMENT = { x: 40, y: 96, width: 400 };

/** Converts an advertisement to a popup. Its id is negative, so that closing it closes no popup of the operators with the same id. */
export const toAdvertisementPopup = (advertisement: HomeAdvertisement): DisplayedPopup => ({
  ...DEFAULT_PLACEMENT,
  id: -advertisement.id,
  title: advertisement.title,
  link: advertisement.link,
  date_start: '',
  date_end: '',
  show_close_today: true,
  content: { version: 1, children: [] },
  advertisement,
});
