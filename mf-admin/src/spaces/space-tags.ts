/** The calls that a change of a work space or its members invalidates. */
export const SPACE_TAGS = ['/api/apts/apart_work_'] as const;
