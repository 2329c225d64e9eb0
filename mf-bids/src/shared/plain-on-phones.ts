/** A card of a form that has no frame on phones: with text of 200 % its padding would leave fields no width. */
export const PLAIN_ON_PHONES = {
  bg: { base: 'transparent', md: 'bg.panel' },
  borderWidth: { base: 0, md: '1px' },
  padding: { base: 0, md: 5 },
} as const;
