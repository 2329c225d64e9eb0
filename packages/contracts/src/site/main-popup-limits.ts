/** The limits of a main popup: sizes in px on wide screens; a visitor sees at most `shown` popups. */
export const POPUP_LIMITS = {
  shown: 5,
  minWidth: 240,
  maxWidth: 800,
  maxOffset: 4000,
  titleCharacters: 100,
  linkCharacters: 500,
} as const;

/** The position and the width of an advertisement among the popups on wide screens, px: it has none of its own. */
export const ADVERTISEMENT_POPUP = { x: 40, y: 96, width: 400 } as const;
