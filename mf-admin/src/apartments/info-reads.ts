/** Everything a change of a complex may touch on screen. */
export const INFO_READS = ['/api/apts/apt_info/', '/api/apts/apt_search/'] as const;
