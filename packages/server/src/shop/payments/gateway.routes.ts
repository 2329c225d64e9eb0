import { PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { webPaths } from '@danji/contracts/web-paths';
import type { FastifyInstance } from 'fastify';
import type { AuthResult } from '../nicepay/index.ts';
import { applyTransaction } from './apply-transaction.ts';
import { approvePayment } from './approve-payment.ts';
import { findByUuid, type PaymentRow, updatePayment } from './payment.repository.ts';
import { ask, type PaymentRun } from './payment-run.ts';
import { renderWindowPage, RETURN_PATH, WEBHOOK_PATH, WINDOW_PATH } from './window-page.ts';

const HTML = 'text/html; charset=utf-8';
/** The largest body of the gateway: a form or a transaction. */
const BODY_LIMIT = 64 * 1024;

const toResultPath = (payment: PaymentRow | undefined): string =>
  payment ? `${webPaths.shopOrders}?payment=${payment.uuid}` : webPaths.shopOrders;

/** The page that opens the payment window. Whoever has its address, which only the buyer is told, sees what is to be paid. */
function registerWindow(app: FastifyInstance, { db, clock }: PaymentRun): void {
  const { nicepay, webOrigin, company } = app.platform.config;
  app.get<{ Params: { uuid: string } }>(WINDOW_PATH, async ({ params }, reply) => {
    const payment = await findByUuid(db, params.uuid);
    const isOpen = payment?.status === PaymentStatus.NONE && payment.method !== null && payment.payment_price > 0;
    if (!nicepay || !isOpen) return reply.redirect(toResultPath(payment), 303);
    const backPath = toResultPath(payment);
    const page = { nicepay, webOrigin, company: company.name, payment, backPath, now: clock.now() };
    const { html, policy } = renderWindowPage(page);
    return reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-store',
        // The script of the gateway opens windows of card companies and reads their results.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'origin',
      })
      .type(HTML)
      .send(html);
  });
}

/**
 * Takes the result that the browser brings back from the gateway, without our cookie: the payment is found by its
 * number.
 */
async function registerReturn(app: FastifyInstance, run: PaymentRun): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post<{ Body: AuthResult | undefined }>(RETURN_PATH, async ({ body }, reply) =>
      reply.header('cache-control', 'no-store').redirect(toResultPath(await approvePayment(run, body ?? {})), 303),
    );
  });
}

/**
 * Messages of the gateway. They come in any order and more than once, so each only tells us to look the payment up. What
 * cannot be looked up now is left to the job.
 */
function registerWebhook(app: FastifyInstance, run: PaymentRun): void {
  app.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT }, async ({ body, log }, reply) => {
    const told = run.client.readWebhook(body);
    const payment = told && (await findByUuid(run.db, told.orderId));
    if (!told || !payment) {
      log.warn({ is_signed: told !== undefined }, 'a webhook of the payment gateway is of none of our payments');
      return reply.code(400).type(HTML).send('FAIL');
    }
    await ask(run, payment, 'webhook', async () => ({ code: told.resultCode, transaction: told, raw: body }));
    const found = await ask(run, payment, 'find', () => run.client.findByTid(told.tid));
    if (found.transaction) await applyTransaction(run, found.transaction);
    else await updatePayment(run.db, payment.id, { next_check: run.clock.now() });
    return reply.type(HTML).send('OK');
  });
}

/** Registers the addresses that the gateway and browsers that come from it call. */
export async function registerGatewayRoutes(app: FastifyInstance, run: PaymentRun): Promise<void> {
  registerWindow(app, run);
  await registerReturn(app, run);
  registerWebhook(app, run);
}
