/** The default colours of links in word processors. */
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

/** Returns whether a text colour is the default of pasted content: black, and in links the usual blues. Takes `#rrggbb`. */
export const isDefaultTextColor = (color: string, isLink: boolean): boolean =>
  color === '#000000' || (isLink && LINK_COLORS.has(color));

/** Returns whether a background is the default of pasted content. Takes `#rrggbb`. */
export const isDefaultBackground = (color: string): boolean => color === '#ffffff';
