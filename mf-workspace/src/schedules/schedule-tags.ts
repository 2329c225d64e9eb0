/** The calls whose data a change of a schedule can affect. */
export const SCHEDULE_TAGS = [
  '/api/apts/apart_work_schedule',
  '/api/apts/apart_work_dashboard',
  '/api/apts/apart_work_today',
] as const;
