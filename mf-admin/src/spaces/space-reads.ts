/** Everything a change of a work space or its members may touch on screen. */
export const SPACE_READS = ['/api/apts/apart_work_'] as const;
