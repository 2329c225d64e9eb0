import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { PaymentStatus, type PaymentStatusCode } from '@danji/contracts/codes/payment-codes';
import { cancelOrder, createOrders } from '@danji/contracts/shop/order.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { RETURN_PATH, WEBHOOK_PATH } from '@danji/server/shop/payments/window-page';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { type Moment, startDoomedServer } from '../../platform/doomed-server.ts';
import { idsOf, orderBody, readHolds } from '../orders/order-fixture.ts';
import { makeCategory, makeProduct } from '../products/product-fixture.ts';
import {
  expectAgreement,
  isRefundOpen,
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

/** Posts to the server that dies; its answer, 0 without one. */
const post = (url: string, init: RequestInit): Promise<number> =>
  fetch(url, { method: 'POST', redirect: 'manual', ...init }).then(
    ({ status }) => status,
    () => 0,
  );
const postJson = (url: string, body: object): Promise<number> =>
  post(url, {
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const SESSION = 'find_principal';
const PAYMENT = 'shop_payment';

type Stage = {
  /** In the first statement of the request; the server has its own work beside it. */
  begins: string;
  /** Of a server that lives: a status, or the number of webhooks that it took. */
  answer: number;
  /** About so many chunks go to and from the server from there to its answer; runs that live to see it know better. */
  chunks: number;
  /** Brings a payment up to it on a server that lives; what the other one is then asked, and its states in the end. */
  prepare: () => Promise<{
    uuid?: string;
    ask: (url: string) => Promise<number>;
    ends: readonly PaymentStatusCode[];
  }>;
};

const STAGES = {
  hold: {
    begins: SESSION,
    answer: 200,
    chunks: 75,
    prepare: async () => {
      const line = { product_id: product.id, option_ids: [], quantity: 1, amount: 27_000 };
      const body = orderBody({ product: line, payment_price: 30_000 });
      return { ask: (url) => postJson(url + createOrders.path, body), ends: [] };
    },
  },
  approval: {
    begins: PAYMENT,
    answer: 303,
    chunks: 90,
    prepare: async () => {
      const payment = await readyToPay(buyer, product);
      const body = new URLSearchParams(await press(payment));
      // A server that lives to miss the answer gives the money back, here as below.
      const ends = [NONE, FAILED, PAID, NET_CANCELLED];
      return { uuid: payment.uuid, ask: (url) => post(url + RETURN_PATH, { body }), ends };
    },
  },
  'lost approval': {
    begins: PAYMENT,
    answer: 303,
    chunks: 90,
    prepare: async () => {
      const payment = await readyToPay(buyer, product);
      const body = new URLSearchParams(await press(payment));
      testServer().sandbox.nicepay.faultNext('approve', 'lost');
      const ends = [NONE, FAILED, PAID, NET_CANCELLED];
      return { uuid: payment.uuid, ask: (url) => post(url + RETURN_PATH, { body }), ends };
    },
  },
  webhook: {
    begins: PAYMENT,
    answer: 1,
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
    begins: SESSION,
    answer: 200,
    chunks: 110,
    prepare: async () => {
      const payment = await payInWindow(buyer, await readyToPay(buyer, product));
      const path = cancelOrder.path.replace('{id}', String(idsOf(payment.orders)[0]));
      return { uuid: payment.uuid, ask: (url) => postJson(url + path, {}), ends: [PAID, CANCELLED] };
    },
  },
} satisfies Record<string, Stage>;

const NAMES = Object.keys(STAGES) as (keyof typeof STAGES)[];

/** A kill: at a chunk of about so many, the answer that came before or 0, and whether the work was over by then. */
type Kill = { stage: string; chunk: number; of: number; answer: number; isOver: boolean };
const kills: Kill[] = [];

/** The moment of a chunk of the request, from 0; and how many of its chunks have passed. */
function within(begins: string, chunk: number): { moment: Moment; passed: () => number } {
  let passed = 0;
  const moment: Moment = ({ direction, text }) => {
    if (passed === 0 && !(direction === 'request' && text.includes(begins))) return false;
    passed += 1;
    return passed > chunk;
  };
  return { moment, passed: () => passed };
}

/** Lets a server die at any chunk of what it is asked. */
async function killAnywhere(name: string, stage: Stage, ask: (url: string) => Promise<number>): Promise<Kill> {
  const doomed = await startDoomedServer();
  const chunk = Math.floor(Math.random() * stage.chunks);
  const { moment, passed } = within(stage.begins, chunk);
  doomed.dieAt(moment);
  const answer = await ask(doomed.url);
  // The money goes back in a job, at this server or at the one that lives.
  while (!doomed.isDead() && (await isRefundOpen())) await new Promise((resolve) => setTimeout(resolve, 10));
  const kill = { answer, stage: name, chunk, of: stage.chunks, isOver: !doomed.isDead() };
  if (kill.isOver) {
    expect(answer).toBe(stage.answer);
    stage.chunks = Math.min(stage.chunks, passed());
  }
  await doomed.end();
  kills.push(kill);
  return kill;
}

/** The operations at the gateway, in their order, with the codes of its answers. */
const readAnswers = async (): Promise<string[]> => {
  const answers = testServer().db.selectFrom('shop_payment_answer').select(['operation', 'code']).orderBy('id');
  return (await answers.execute()).map(({ operation, code }) => `${operation} ${code}`);
};

describe('a server of the shop that is killed', () => {
  test.each(Array.from({ length: RANDOM_RUNS }, (_, run) => [NAMES[run % NAMES.length] ?? 'approval', run] as const))(
    'at any moment (%s, %i): what the gateway has taken is what orders have paid, and no stock is held',
    async (name) => {
      const stage: Stage = STAGES[name];
      const { uuid, ask, ends } = await stage.prepare();
      const kill = await killAnywhere(name, stage, ask);
      try {
        await pass(10);
        // The job that a commit has woken may still be at work here; a claim of the dead server has ended by now.
        await untilRefunded();
        await expectAgreement();
        buyer = await renew(buyer);
        if (uuid !== undefined) {
          const { status } = await read(buyer, { uuid });
          expect(ends).toContain(status);
          // Nothing else takes an approval back than that its answer did not come.
          if (status === NET_CANCELLED)
            expect(await readAnswers()).toContainEqual(expect.stringMatching(/^approve (?!0000)/));
        }
        // Orders that were not paid end with their hold.
        await pass(10);
        expect((await readHolds()).every((count) => count === 0)).toBe(true);
        await expectAgreement();
      } catch (error) {
        throw new Error(JSON.stringify({ ...kill, answers: await readAnswers() }), { cause: error });
      }
    },
    120_000,
  );

  // A kill after the work shows nothing: the first ones of a stage may come so late, before its length is known.
  afterAll(() => {
    if (RANDOM_RUNS < 20) return;
    expect(kills.filter(({ isOver }) => !isOver).length).toBeGreaterThan(kills.length / 2);
  });
});
