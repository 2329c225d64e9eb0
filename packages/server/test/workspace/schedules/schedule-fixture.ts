import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { createWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';

export type ScheduleBody = BodyOf<typeof createWorkSchedule>;

/** A new contract; `given` is what a test is about. */
export const scheduleBody = (space_id: number, given: Partial<ScheduleBody> = {}): ScheduleBody => ({
  space_id,
  title: '경비 용역',
  category1: 2,
  category2: 502,
  contract: '한빛경비',
  contract_start: '2026-01-01',
  contract_end: '2026-12-31',
  ...given,
});

export async function makeSchedule(
  token: string,
  spaceId: number,
  given: Partial<ScheduleBody> = {},
): Promise<WorkSchedule> {
  const { status, data, problem } = await call(createWorkSchedule, { token, body: scheduleBody(spaceId, given) });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}
