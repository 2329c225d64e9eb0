const listOf = (sources: readonly string[]): string => sources.map((source) => ` ${source}`).join('');

type Origins = {
  /** Where frames come from besides our own origin and videos. */
  frames?: readonly string[];
  /** Servers that an operator loads remotes from; their updates come over a socket. */
  development?: readonly string[];
};

/**
 * Content Security Policy of our pages: our own files only, nothing inline without this visit's nonce, nothing evaluated.
 */
export const pagePolicy = (nonce: string, { frames = [], development = [] }: Origins = {}): string =>
  [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'${listOf(development)}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${listOf(development.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]))}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `media-src 'self' blob:`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    // The postcode widget has a page on a host of its own (postcode-page.ts), to which our own address redirects. Other
    // frames are videos in documents.
    `frame-src 'self'${listOf(frames)} https://www.youtube-nocookie.com`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
