import { expect, test } from '@jest/globals';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import * as fc from 'fast-check';
import { change, makeItem, read } from './company-item-fixture.ts';

const { DISABLED, PENDING, DONE, FAILED } = EditState;

/** A try of an account: to write a new title, or to bring the item into a state. */
type Try = { by: 'owner' | 'staff'; to: 'title' | 1 | 3 | 4 | 5 };
const anyTry: fc.Arbitrary<Try> = fc.oneof(
  fc.constant<Try>({ by: 'owner', to: 'title' }),
  fc.record({
    by: fc.constantFrom('owner' as const, 'staff' as const),
    to: fc.constantFrom(DISABLED, PENDING, DONE, FAILED),
  }),
);

/** The state that the rules of FACTS §10.4 leave after the tries that were not refused. */
type Model = { newest: string; approved: string | null; isShown: boolean; hiddenBy: Try['by'] | null };

function follow(model: Model, { by, to }: Try, title: string): Model {
  if (to === 'title') return { ...model, newest: title };
  if (to === DISABLED) return { ...model, isShown: false, hiddenBy: by };
  if (to !== DONE) return model;
  // A vendor only shows again what it has hidden itself, and only unchanged.
  if (by === 'owner') expect(model).toMatchObject({ hiddenBy: 'owner', approved: model.newest });
  return { ...model, approved: model.newest, isShown: true, hiddenBy: null };
}

async function check(item: CompanyItem, brand: TestAccount, { newest, approved, isShown }: Model): Promise<void> {
  const { status, data } = await read(item);
  if (isShown)
    expect(data).toMatchObject({ title: approved, edit_state_type: DONE, reason: null, recent_rev: null, history: [] });
  else expect(status).toBe(404);
  const own = (await read(item, brand)).data;
  expect([own.recent_rev?.title ?? own.title, own.is_public]).toEqual([newest, isShown]);
}

test('whatever vendor and operators do, everybody reads the last approved version, or none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyTry, { minLength: 3, maxLength: 12 }), async (tries) => {
      await testServer().reset();
      const { create } = testServer();
      const [brand, staff] = [await create.brand(), await create.staff()];
      const item = await makeItem(brand, { title: '처음' });
      let model: Model = { newest: '처음', approved: null, isShown: false, hiddenBy: null };
      for (const [at, one] of tries.entries()) {
        const title = `제목 ${at}`;
        const body = one.to === 'title' ? { title } : { edit_state_type: one.to, reason: '시험' };
        const seen = (await read(item, brand)).data;
        const { status } = await change(one.by === 'owner' ? brand : staff, seen, body);
        if (status === 200 && one.to !== seen.edit_state_type) model = follow(model, one, title);
        await check(item, brand, model);
      }
    }),
    { numRuns: 12 },
  );
});
