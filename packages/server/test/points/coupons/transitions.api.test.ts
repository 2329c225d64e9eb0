import { beforeEach, expect, test } from '@jest/globals';
import { ApplicationStatus, ApplicationType, type ApplicationStatusCode } from '@danji/contracts/codes/coupon-codes';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import {
  cancelCouponApplication,
  orderCoupon,
  updateCouponApplication,
} from '@danji/contracts/points/coupon-application.endpoints';
import { markSent } from '@danji/server/points/coupons/order.repository';
import { readVoucherGoods } from '@danji/server/points/voucher-goods/index';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, MESSAGE_GOOD, PICTURE_GOOD, resetCoupons } from '@danji/testing/coupons';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { applyQuietly, pointsOf, settle, settled } from './coupon-fixture.ts';

const { WAIT, APPLY, DONE, REJECT, REFUND_APPLY, REFUNDED, FAILED, IMPOSSIBLE } = ApplicationStatus;
const STATUSES = ApplicationStatus.options.map(({ code }) => code);

beforeEach(resetCoupons);

type Made = { id: number; member: TestAccount };
type Role = 'owner' | 'stranger' | 'staff';
/** `cancel` is DELETE, `order` the issue by operators, a number the state that PUT asks for. */
type Action = 'cancel' | 'order' | ApplicationStatusCode;
const ACTIONS: readonly Action[] = ['cancel', 'order', ...STATUSES];

async function makeWaiting(): Promise<Made> {
  const coupon = await makeCoupon({ application_type: ApplicationType.APPROVAL });
  const member = await makeMember();
  return { id: (await apply(member, coupon.nano_id)).data.id, member };
}

async function makeDone(): Promise<Made> {
  const [coupon, member] = [await makeCoupon(), await makeMember()];
  const { id } = (await apply(member, coupon.nano_id)).data;
  await settled();
  return { id, member };
}

async function block({ id }: TestAccount): Promise<void> {
  const { db } = testServer();
  const account_status = AccountStatus.BLOCK;
  await db.updateTable('user_account').set({ account_status }).where('id', '=', id).execute();
}

const setPin = (status: string): void => {
  const { giftishow } = testServer().sandbox;
  for (const { trId } of giftishow.vouchers) giftishow.setPin(trId, status);
};

const put = ({ token }: TestAccount, id: number, application_status: ApplicationStatusCode, memo?: string) =>
  call(updateCouponApplication, {
    token,
    params: { id },
    body: { application_status, ...(memo !== undefined && { memo }) },
  });

async function makeImpossible(): Promise<Made> {
  const { sandbox, platform } = testServer();
  const made = await makeWaiting();
  for (const state of ['SUS', 'SALE'] as const) {
    sandbox.giftishow.changeGood(PICTURE_GOOD, { state });
    await platform.jobs.runNow(readVoucherGoods, {});
  }
  return made;
}

/** Brings an application into each state, as members, operators and the provider do. */
const MAKE: Readonly<Record<ApplicationStatusCode, () => Promise<Made>>> = {
  [WAIT]: makeWaiting,
  [APPLY]: applyQuietly,
  [DONE]: makeDone,
  [REJECT]: async () => {
    const made = await makeWaiting();
    await call(cancelCouponApplication, { token: made.member.token, params: { id: made.id } });
    return made;
  },
  [REFUND_APPLY]: async () => {
    const made = await makeDone();
    setPin('02');
    await put(made.member, made.id, REFUND_APPLY);
    setPin('01');
    return made;
  },
  [REFUNDED]: async () => {
    const made = await makeDone();
    await put(made.member, made.id, REFUND_APPLY);
    return made;
  },
  [FAILED]: async () => {
    const { giftishow } = testServer().sandbox;
    giftishow.setBalance(0);
    const made = await makeDone();
    giftishow.setBalance(1_000_000);
    return made;
  },
  [IMPOSSIBLE]: makeImpossible,
};

/** The allowed transitions (FACTS §10.3), and the state in which each ends; everything else is refused. */
const ALLOWED: readonly (readonly [
  from: ApplicationStatusCode,
  role: Role,
  action: Action,
  to: ApplicationStatusCode,
])[] = [
  [WAIT, 'owner', 'cancel', REJECT],
  [WAIT, 'owner', REJECT, REJECT],
  [WAIT, 'staff', REJECT, REJECT],
  [WAIT, 'staff', 'order', DONE],
  [APPLY, 'owner', 'cancel', REJECT],
  [APPLY, 'owner', REJECT, REJECT],
  [APPLY, 'staff', REJECT, REJECT],
  [APPLY, 'staff', 'order', DONE],
  // An unused voucher is refunded at once.
  [DONE, 'owner', REFUND_APPLY, REFUNDED],
  [REFUND_APPLY, 'staff', REFUNDED, REFUNDED],
  [REFUND_APPLY, 'staff', DONE, DONE],
  [FAILED, 'staff', 'order', DONE],
];

const isAllowed = (from: ApplicationStatusCode, role: Role, action: Action): boolean =>
  ALLOWED.some(([state, who, what]) => state === from && who === role && what === action);

const readRow = (id: number) =>
  testServer()
    .db.selectFrom('coupon_application')
    .where('id', '=', id)
    .select(['application_status', 'uuid'])
    .executeTakeFirstOrThrow();

async function act({ id }: Made, as: TestAccount, action: Action) {
  const { token } = as;
  if (action === 'cancel') return call(cancelCouponApplication, { token, params: { id } });
  if (action !== 'order') return put(as, id, action, '사유');
  const { uuid } = await readRow(id);
  return call(orderCoupon, { token, body: { coupon_application_uuid: uuid } });
}

async function makeRoles(owner: TestAccount): Promise<Record<Role, TestAccount>> {
  const { create } = testServer();
  return { owner, stranger: await create.general(), staff: await create.staff() };
}

test.each(STATUSES)('an application in state %p refuses everything that the table does not allow', async (from) => {
  const made = await MAKE[from]();
  const roles = await makeRoles(made.member);
  const points = await pointsOf(made.member);
  expect((await readRow(made.id)).application_status).toBe(from);
  const answers = [];
  for (const role of ['owner', 'stranger', 'staff'] as const)
    for (const action of ACTIONS.filter((action) => !isAllowed(from, role, action)))
      answers.push([role, action, (await act(made, roles[role], action)).status]);
  const expected = answers.map(([role, action]) => {
    if (role === 'stranger') return [role, action, action === 'order' ? 403 : 404];
    if (role === 'staff') return [role, action, action === 'cancel' ? 403 : 409];
    return [role, action, action === 'order' ? 403 : 409];
  });
  expect(answers).toEqual(expected);
  expect([(await readRow(made.id)).application_status, await pointsOf(made.member)]).toEqual([from, points]);
});

test.each(ALLOWED)('from %p the %s may do %p, and it ends in %p', async (from, role, action, to) => {
  const made = await MAKE[from]();
  const roles = await makeRoles(made.member);
  expect((await act(made, roles[role], action)).status).toBe(200);
  await settled();
  expect((await readRow(made.id)).application_status).toBe(to);
  expect(await pointsOf(made.member)).toBe(to === DONE ? 5500 : 10_000);
});

test('an application whose voucher is being ordered cannot be cancelled any more', async () => {
  const { db, clock } = testServer();
  const made = await applyQuietly();
  await markSent(db, made.orderId, clock.now());
  const roles = await makeRoles(made.member);
  for (const role of ['owner', 'staff'] as const)
    expect(await act(made, roles[role], REJECT)).toMatchObject({
      status: 409,
      data: { title: expect.stringContaining('이미 상품권을 발급하고 있어요') },
    });
});

test.each([
  ['waits for operators', makeWaiting],
  ['is about to be ordered', applyQuietly],
])('an application that %s becomes impossible when its owner is blocked, and the points are back', async (_, make) => {
  const { db, sandbox } = testServer();
  const made = await make();
  await block(made.member);
  await settle();
  expect(await readRow(made.id)).toMatchObject({ application_status: IMPOSSIBLE });
  expect([await pointsOf(made.member), sandbox.giftishow.vouchers.length]).toEqual([10_000, 0]);
  expect(await db.selectFrom('point_hold').where('closed', 'is', null).select('id').execute()).toEqual([]);
});

test('a voucher that was sent before its owner was blocked is not given up with its points', async () => {
  const { clock, sandbox } = testServer();
  const made = await applyQuietly(MESSAGE_GOOD);
  sandbox.giftishow.faultNext('late');
  await settle();
  await block(made.member);
  clock.advance(61);
  await settle();
  expect(await readRow(made.id)).toMatchObject({ application_status: DONE });
  expect([await pointsOf(made.member), sandbox.giftishow.vouchers.length]).toEqual([5500, 1]);
});

test('operators cannot order for a blocked owner: the application becomes impossible', async () => {
  const { sandbox } = testServer();
  const made = await makeWaiting();
  const { staff } = await makeRoles(made.member);
  await block(made.member);
  expect((await act(made, staff, 'order')).status).toBe(200);
  expect(await readRow(made.id)).toMatchObject({ application_status: IMPOSSIBLE });
  expect([await pointsOf(made.member), sandbox.giftishow.vouchers.length]).toEqual([10_000, 0]);
});

test('a refusal by operators needs a reason', async () => {
  const [waiting, asked] = [await MAKE[WAIT](), await MAKE[REFUND_APPLY]()];
  const staff = await testServer().create.staff();
  for (const memo of [undefined, '', '  ']) {
    expect((await put(staff, waiting.id, REJECT, memo)).status).toBe(422);
    expect((await put(staff, asked.id, DONE, memo)).status).toBe(422);
  }
});

test('a refund is left to operators for every state of the pin but an unused one', async () => {
  const { sandbox } = testServer();
  const staff = await testServer().create.staff();
  const { id, member } = await makeDone();
  const OTHERS = '02 03 04 05 08 09 10 11 12 13 14 15 16 21 22 23 24'.split(' ');
  for (const pin of OTHERS) {
    setPin(pin);
    expect([pin, (await put(member, id, REFUND_APPLY)).data.application_status]).toEqual([pin, REFUND_APPLY]);
    await settled();
    expect((await readRow(id)).application_status).toBe(REFUND_APPLY);
    expect((await put(staff, id, DONE, '사용한 상품권이에요.')).data.application_status).toBe(DONE);
  }
  expect([await pointsOf(member), sandbox.giftishow.calls['0202']]).toEqual([5500, undefined]);
  setPin('06');
  expect((await put(member, id, REFUND_APPLY)).data.application_status).toBe(REFUNDED);
  expect([await pointsOf(member), sandbox.giftishow.calls['0202']]).toEqual([10_000, 1]);
});

test('a voucher that the provider does not know is left to operators', async () => {
  const { sandbox } = testServer();
  const { id, member } = await makeDone();
  sandbox.giftishow.reset();
  expect((await put(member, id, REFUND_APPLY)).data.application_status).toBe(REFUND_APPLY);
  expect((await put(await testServer().create.staff(), id, REFUNDED)).status).toBe(409);
  expect(await pointsOf(member)).toBe(5500);
});
