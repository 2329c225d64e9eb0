/** Shows that a picture or video is selected. */
export const RING = { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' } as const;
