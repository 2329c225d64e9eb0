import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { createWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import { addDays } from '@danji/contracts/rules/day-math';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';
import { addMember, buildSpace } from './work-space-fixture.ts';

export const inDays = (days: number): string => addDays(toBusinessDate(new Date()), days);

/** A work space with a master and a member. */
export async function buildTeam() {
  const { create } = testServer();
  const [master, member] = [await create.general({ name: '김소장' }), await create.general({ name: '이주임' })];
  const space = await buildSpace(master, { title: '한빛마을', building_name: '한빛아파트' });
  await addMember(master, space, member);
  return { master, member, space };
}
export async function buildSchedule(
  token: string,
  spaceId: number,
  overrides: Partial<BodyOf<typeof createWorkSchedule>> = {},
): Promise<WorkSchedule> {
  return (
    await call(createWorkSchedule, {
      token,
      body: {
        space_id: spaceId,
        title: '경비 용역',
        category1: 2,
        category2: 502,
        contract: '한빛경비',
        contract_start: inDays(-300),
        contract_end: inDays(64),
        ...overrides,
      },
    })
  ).data;
}
