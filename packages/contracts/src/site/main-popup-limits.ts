/** The limits of a main popup: sizes in px on wide screens; a visitor sees at most `shown` popups. */
export const POPUP_LIMITS = {
  shown: 5,
  minWidth: 240,
  maxWidth: 800,
  maxOffset: 4000,
  titleCharacters: 100,
  linkCharacters: 500,
} as const;

/** Position and width of a new popup, px: at 1,280 px beside the main button of the home page, which is on the left. */
export const POPUP_DEFAULT_PLACE = { x: 800, y: 120, width: 400 } as const;

/** The position and the width of an advertisement among the popups on wide screens, px: it has none of its own. */
export const ADVERTISEMENT_POPUP = { x: 840, y: 96, width: 400 } as const;
