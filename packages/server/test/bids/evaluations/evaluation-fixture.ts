import { createBrandEvaluation } from '@danji/contracts/bids/brand-evaluation.endpoints';
import type { EvaluationFields, OwnEvaluation } from '@danji/contracts/bids/brand-evaluation';
import type { WorkSchedule } from '@danji/contracts/workspace/schedule';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { makeSchedule } from '../../workspace/schedules/schedule-fixture.ts';
import { buildWorkSpaceFixture } from '../../workspace/work-spaces/work-space-fixture.ts';

export const SCORES = {
  professionalism: 9,
  time_management: 8,
  communication: 7,
  safety_cleanliness: 10,
  cost_efficiency: 6,
};

/** Evaluates a contract; `given` is what a test is about. */
export const evaluate = (author: TestAccount, contract: WorkSchedule, given: Partial<EvaluationFields> = {}) =>
  call(createBrandEvaluation, {
    token: author.token,
    body: { schedule_id: contract.id, ...SCORES, comment: '약속한 날에 끝냈어요.', ...given },
  });

/** A work space with a contract with its brand, which has begun. */
export async function makeContract() {
  const fixture = await buildWorkSpaceFixture();
  const { accounts, space } = fixture;
  const contract = await makeSchedule(accounts.master.token, space.id, { brand_id: accounts.brand.id });
  return { ...fixture, contract };
}

export async function makeEvaluation(): Promise<
  Awaited<ReturnType<typeof makeContract>> & { evaluation: OwnEvaluation }
> {
  const made = await makeContract();
  return { ...made, evaluation: (await evaluate(made.accounts.master, made.contract)).data };
}

/** The sums of a brand as they are stored. */
export const findSums = (brandId: number) =>
  testServer().db.selectFrom('brand_evaluation_sum').selectAll().where('brand_id', '=', brandId).executeTakeFirst();
