/** Stands for our own site: what a path leads to does not depend on its name. */
const SITE = 'https://app.invalid';

/**
 * Returns whether an address from outside (`return_to`, a link that somebody wrote) is a path of this app: it starts with one
 * slash, and neither as it is nor once a browser has read it can it be taken for another site. Browsers drop tabs and line feeds,
 * read `\` as `/`, and resolve `/.//x` to `//x`.
 */
export function isAppPath(address: string): boolean {
  if (!/^\/(?!\/)[^\s\\\p{Cc}]*$/u.test(address) || !URL.canParse(address, SITE)) return false;
  const { origin, pathname } = new URL(address, SITE);
  return origin === SITE && !pathname.startsWith('//');
}

/** Returns a path of this app as a whole address on `origin`, also where it starts with `//`. A whole address stays as it is. */
export const toPageAddress = (address: string, origin: string): string =>
  address.startsWith('/') ? origin + address : address;
