/** What the first screen of a remote may cost on top of the shell: its entry and `preload`, brotli. bytes (GOALS) */
export const FIRST_ROUTE_BYTES = 60 * 1024;
