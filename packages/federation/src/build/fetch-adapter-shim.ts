/**
 * Replaces the `fetch` adapter of axios in browser builds. Every call uses `XMLHttpRequest`, the adapter that axios
 * tries first: every browser supports it, and only it reports the progress of an upload. The `fetch` adapter would
 * be 4 kB of unused code.
 */
export const getFetch = (): undefined => undefined;
