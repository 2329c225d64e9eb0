/** The calls that a change of a complex invalidates. */
export const INFO_TAGS = ['/api/apts/apt_info/', '/api/apts/apt_search/'] as const;
