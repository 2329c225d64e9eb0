/** The calls whose data a change of a work space or a membership can affect. */
export const WORK_SPACE_TAGS = ['/api/apts/apart_work_'] as const;
