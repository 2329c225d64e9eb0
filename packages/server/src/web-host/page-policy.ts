const listOf = (sources: readonly string[]): string => sources.map((source) => ` ${source}`).join('');

/**
 * Content Security Policy of our pages: our own files only, nothing inline without this visit's nonce, nothing evaluated.
 * `postcodeOrigin`: where the page of the postcode widget is. `development`: origins of servers that an operator loads remotes from; their updates come over a socket.
 */
export const pagePolicy = (nonce: string, postcodeOrigin: string, development: readonly string[] = []): string =>
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
    `frame-src 'self' ${postcodeOrigin} https://www.youtube-nocookie.com`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
