/** The budget of a first visit to a screen of a remote on top of the shell: entry, `preload` and its own scripts, brotli. bytes (GOALS) */
export const FIRST_ROUTE_BYTES = 60 * 1024;
