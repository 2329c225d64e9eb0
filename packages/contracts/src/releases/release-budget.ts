/** What a screen of a remote may cost on top of the shell for whoever comes there first: entry, `preload` and its own scripts, brotli. bytes (GOALS) */
export const FIRST_ROUTE_BYTES = 60 * 1024;
