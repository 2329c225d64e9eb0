/** Everything a change of work spaces or members may touch on screen. */
export const WORK_SPACE_READS = ['/api/apts/apart_work_'] as const;
