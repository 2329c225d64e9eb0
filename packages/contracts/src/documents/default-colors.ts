/** What word processors paint links with when nobody chose a colour. */
const LINK_COLORS: ReadonlySet<string> = new Set([
  '#0000ff',
  '#0000ee',
  '#0563c1',
  '#0563c2',
  '#1155cc',
  '#551a8b',
  '#954f72',
  '#467886',
]);

/** Whether a text colour says nothing in pasted content: black, and in links the usual blues. Takes `#rrggbb`. */
export const isDefaultInk = (color: string, isLink: boolean): boolean =>
  color === '#000000' || (isLink && LINK_COLORS.has(color));

/** Whether a background says nothing in pasted content. Takes `#rrggbb`. */
export const isDefaultGround = (color: string): boolean => color === '#ffffff';
