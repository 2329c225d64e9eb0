import { beforeEach, describe, expect, test } from '@jest/globals';
import { PaymentStatus, type PaymentStatusCode } from '@danji/contracts/codes/payment-codes';

import { cancelOrder, createOrders } from '@danji/contracts/shop/order.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { RETURN_PATH, WEBHOOK_PATH } from '@danji/server/shop/payments/window-page';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { startDoomedServer } from '../../platform/doomed-server.ts';
import { idsOf, orderBody, readHolds } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import {
  expectAgreement,
  pass,
  payInWindow,
  press,
  read,
  readyToPay,
  renew,
  sendWebhooks,
  untilRefunded,
} from './payment-fixture.ts';

const { NONE, PAID, FAILED, CANCELLED, NET_CANCELLED } = PaymentStatus;
/** Kills at a moment that nobody has thought of. */
const RANDOM_RUNS = Number(process.env['KILLS'] ?? (process.env['TEST_SCALE'] === 'all' ? 300 : 1));

let buyer: TestAccount;
/** 27,000 won and 3,000 won for shipping; there are 10. */
let product: StaffProduct;
beforeEach(async () => {
  await testServer().reset();
  testServer().sandbox.nicepay.reset();
  const staff = await testServer().create.staff();
  buyer = await testServer().create.general();
  product = await makeProduct(staff, (await makeCategory(staff)).id);
});

/** Posts to the server that dies; whether it answered. */
const post = (url: string, init: RequestInit): Promise<boolean> =>
  fetch(url, { method: 'POST', redirect: 'manual', ...init }).then(
    () => true,
    () => false,
  );
const postJson = (url: string, body: object): Promise<boolean> =>
  post(url, {
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

type Stage = {
  /** About so many chunks go to and from the server in this stage. */
  chunks: number;
  /** Brings a payment up to it on a server that lives; what the other one is then asked, and its states in the end. */
  prepare: () => Promise<{
    uuid?: string;
    ask: (url: string) => Promise<unknown>;
    ends: readonly PaymentStatusCode[];
  }>;
};

const STAGES = {
  hold: {
    chunks: 90,
    prepare: async () => {
      const line = { product_id: product.id, option_ids: [], quantity: 1, amount: 27_000 };
      const body = orderBody({ product: line, payment_price: 30_000 });
      return { ask: (url) => postJson(url + createOrders.path, body), ends: [] };
    },
  },
  approval: {
    chunks: 90,
    prepare: async () => {
      const payment = await readyToPay(buyer, product);
      const body = new URLSearchParams(await press(payment));
      return { uuid: payment.uuid, ask: (url) => post(url + RETURN_PATH, { body }), ends: [NONE, FAILED, PAID] };
    },
  },
  'lost approval': {
    chunks: 110,
    prepare: async () => {
      const payment = await readyToPay(buyer, product);
      const body = new URLSearchParams(await press(payment));
      testServer().sandbox.nicepay.faultNext('approve', 'lost');
      const ends = [NONE, FAILED, PAID, NET_CANCELLED];
      return { uuid: payment.uuid, ask: (url) => post(url + RETURN_PATH, { body }), ends };
    },
  },
  webhook: {
    chunks: 60,
    prepare: async () => {
      const payment = await payInWindow(buyer, await readyToPay(buyer, product, 'vbank'));
      const { nicepay } = testServer().sandbox;
      await sendWebhooks();
      nicepay.deposit(payment.payment_code ?? '');
      const ask = (url: string) => nicepay.webhooks.sendAll(url + WEBHOOK_PATH, 'as_sent');
      return { uuid: payment.uuid, ask, ends: [PAID] };
    },
  },
  refund: {
    chunks: 110,
    prepare: async () => {
      const payment = await payInWindow(buyer, await readyToPay(buyer, product));
      const path = cancelOrder.path.replace('{id}', String(idsOf(payment.orders)[0]));
      return { uuid: payment.uuid, ask: (url) => postJson(url + path, {}), ends: [PAID, CANCELLED] };
    },
  },
} satisfies Record<string, Stage>;

const NAMES = Object.keys(STAGES) as (keyof typeof STAGES)[];

describe('a server of the shop that is killed', () => {
  test.each(Array.from({ length: RANDOM_RUNS }, (_, run) => [NAMES[run % NAMES.length] ?? 'approval', run] as const))(
    'at any moment (%s, %i): what the gateway has taken is what orders have paid, and no stock is held',
    async (name) => {
      const stage: Stage = STAGES[name];
      const { uuid, ask, ends } = await stage.prepare();
      const doomed = await startDoomedServer();
      let left = Math.floor(Math.random() * stage.chunks);
      doomed.dieAt(() => {
        left -= 1;
        return left < 0;
      });
      await ask(doomed.url);
      await doomed.end();
      await pass(10);
      // The job that a commit has woken may still be at work here; a claim of the dead server has ended by now.
      await untilRefunded();
      await expectAgreement();
      buyer = await renew(buyer);
      if (uuid !== undefined) expect(ends).toContain((await read(buyer, { uuid })).status);
      // Orders that were not paid end with their hold.
      await pass(10);
      expect((await readHolds()).every((count) => count === 0)).toBe(true);
      await expectAgreement();
    },
    120_000,
  );
});
