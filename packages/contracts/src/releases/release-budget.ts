/**
 * The most that entry, preloaded scripts and scripts of one screen of a release may weigh together, compressed with
 * Brotli, in bytes. 13 kB of it are the runtime of Module Federation, which every entry contains.
 */
export const FIRST_ROUTE_BYTES = 73 * 1024;
