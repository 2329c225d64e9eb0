import { beforeEach, describe, expect, test } from '@jest/globals';
import { ApplicationStatus, ApplicationType } from '@danji/contracts/codes/coupon-codes';
import {
  createCouponApplication,
  listCouponApplications,
  orderCoupon,
  updateCouponApplication,
} from '@danji/contracts/points/coupon-application.endpoints';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { getPointWallet } from '@danji/contracts/points/point-wallet.endpoints';
import { call } from '@danji/testing/call';
import { apply, makeCoupon, makeMember, resetCoupons } from '@danji/testing/coupons';
import { testServer } from '@danji/testing/test-server';
import { after, before, type Moment, startDoomedServer } from '../../platform/doomed-server.ts';
import { settle } from './coupon-fixture.ts';

const { WAIT, DONE, REFUND_APPLY, REFUNDED, FAILED } = ApplicationStatus;
const [POINTS, PRICE] = [10_000, 4500];
/** The balance and the cost of the voucher at the provider, won. */
const [BALANCE, COST] = [1_000_000, 4280];
/** Kills at a moment that nobody has thought of. */
const RANDOM_RUNS = process.env['TEST_SCALE'] === 'all' ? 200 : 1;

beforeEach(resetCoupons);

const STAGES = ['apply', 'approve', 'refund'] as const;
type Stage = (typeof STAGES)[number];
type Request = { endpoint: Endpoint; token: string; body: object; id?: number };

/** A member who has come to a stage, on a server that lives, and the request that comes next. */
async function reach(stage: Stage) {
  const [coupon, member] = [await makeCoupon({ application_type: ApplicationType.APPROVAL }), await makeMember(POINTS)];
  const first: Request = { endpoint: createCouponApplication, token: member.token, body: { coupon: coupon.nano_id } };
  if (stage === 'apply') return { member, request: first };
  const { id, uuid } = (await apply(member, coupon.nano_id)).data;
  const { token } = await testServer().create.staff();
  const body = { coupon_application_uuid: uuid };
  if (stage === 'approve') return { member, request: { endpoint: orderCoupon, token, body } };
  await call(orderCoupon, { token, body });
  const refund = { endpoint: updateCouponApplication, token: member.token, id };
  return { member, request: { ...refund, body: { application_status: REFUND_APPLY } } };
}

/** Sends a request over HTTP; whether it was answered. */
const send = (url: string, { endpoint: { path, method }, token, body, id }: Request): Promise<boolean> =>
  fetch(url + path.replace('{id}', String(id)), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    (response) => response.ok,
    () => false,
  );

/** Lets ten minutes pass, with the job in each. */
async function passTenMinutes(): Promise<void> {
  for (let minute = 0; minute < 10; minute += 1) {
    testServer().clock.advance(60);
    await settle();
  }
}

/** The state of the only application, after points, vouchers and the provider's money were found to agree with it. */
async function findAgreedStatus({ token }: { token: string }): Promise<number | undefined> {
  const { giftishow } = testServer().sandbox;
  const status = (await call(listCouponApplications, { token })).data.results[0]?.application_status;
  const vouchers = giftishow.vouchers.filter(({ pinStatus }) => pinStatus !== '07').length;
  const { available, held } = (await call(getPointWallet, { token })).data;
  const spent = BALANCE - giftishow.balance;
  const expected =
    status === DONE
      ? { available: POINTS - PRICE, held: 0, vouchers: 1, spent: COST }
      : status === WAIT
        ? { available: POINTS - PRICE, held: PRICE, vouchers: 0, spent: 0 }
        : { available: POINTS, held: 0, vouchers: 0, spent: 0 };
  expect({ status, available, held, vouchers, spent }).toEqual({ status, ...expected });
  expect([undefined, WAIT, DONE, REFUNDED, FAILED]).toContain(status);
  return status;
}

/** Lets the server of a request die at a moment of it; the number of chunks that were seen, and the state in the end. */
async function killAt(stage: Stage, moment: Moment) {
  const { member, request } = await reach(stage);
  const doomed = await startDoomedServer();
  doomed.dieAt(moment);
  const isAnswered = await send(doomed.url, request);
  const [seen, isDead] = [doomed.seen(), doomed.isDead()];
  await doomed.end();
  await passTenMinutes();
  return { isAnswered, isDead, seen, status: await findAgreedStatus(member) };
}

const SEND = 'POST /giftishow/bizApi/send ';
const CANCEL = 'POST /giftishow/bizApi/cancel ';

describe('a server that is killed', () => {
  test.each<[string, Stage, () => Moment, number | undefined]>([
    ['after the points are held, before the commit', 'apply', () => after('insert into "point_hold"'), undefined],
    ['after the commit, before its answer', 'apply', () => after('commit'), WAIT],
    ['after the points are taken, before the commit', 'approve', () => after('insert into "point_entry"'), WAIT],
    ['before the order is sent', 'approve', () => before(SEND), FAILED],
    ['when the provider answers the order', 'approve', () => after(SEND), FAILED],
    ['after the answer is recorded', 'approve', () => after('insert into "voucher_call"'), FAILED],
    ['before the provider is asked to cancel', 'refund', () => before(CANCEL), REFUNDED],
    ['when the provider has cancelled', 'refund', () => after(CANCEL), REFUNDED],
    [
      'after the points are given back, before the commit',
      'refund',
      () => after('insert into "point_entry"'),
      REFUNDED,
    ],
  ])(
    '%s leaves nothing open',
    async (_when, stage, toMoment, expected) => {
      const { isAnswered, isDead, status } = await killAt(stage, toMoment());
      expect({ isAnswered, isDead, status }).toEqual({ isAnswered: false, isDead: true, status: expected });
    },
    120_000,
  );

  test.each(Array.from({ length: RANDOM_RUNS }, (_, run) => STAGES[run % STAGES.length] ?? 'apply'))(
    'at any moment (%s) leaves nothing open',
    async (stage) => {
      // A request makes about so many chunks; whoever lives longer ends with the test.
      let left = Math.floor(Math.random() * 120);
      const moment = () => {
        left -= 1;
        return left < 0;
      };
      await killAt(stage, moment);
    },
    120_000,
  );
});
