/**
 * Returns whether a link to another site is one that people can read: https, a host with a dot, and no user part, which
 * could look like another host.
 */
export const isHttpsLink = (link: string): boolean =>
  /^https:\/\/[^\s\\\p{Cc}@/?#]+([/?#][^\s\\\p{Cc}]*)?$/iu.test(link) &&
  URL.canParse(link) &&
  new URL(link).hostname.includes('.');
