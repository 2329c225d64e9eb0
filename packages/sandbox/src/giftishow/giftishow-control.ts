import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { toRecord } from '../fields.ts';
import { SEND_FAULTS } from './giftishow-store.ts';

/** Controls of GIFTISHOW BIZ: pins, balance, goods, faults of the next orders. */
export function registerGiftishowControls(app: FastifyInstance, { giftishow: store }: SandboxContext): void {
  const state = () => ({
    balance: store.balance,
    vouchers: store.vouchers.map(({ trId, orderNo, good, gubun, pinStatus, validUntil }) => ({
      tr_id: trId,
      order_no: orderNo,
      goods_code: good.code,
      gubun,
      pin_status: pinStatus,
      valid_until: validUntil.toISOString(),
    })),
  });

  app.get('/sandbox/giftishow.json', async () => state());

  /** `{ tr_id, status }`: `02` uses a pin, `08` lets it expire. */
  app.post('/sandbox/giftishow/pin', async (request) => {
    const { tr_id: trId, status } = toRecord(request.body);
    store.setPin(String(trId), String(status));
    return state();
  });

  /** `{ balance }` in won. */
  app.post('/sandbox/giftishow/balance', async (request, reply) => {
    const balance = Number(toRecord(request.body)['balance']);
    if (!Number.isInteger(balance)) return reply.code(400).send({ message: 'balance: won' });
    store.setBalance(balance);
    return state();
  });

  /** `{ goods_code, state }` suspends (SUS) or sells (SALE) a good; without a state it is gone. */
  app.post('/sandbox/giftishow/good', async (request) => {
    const { goods_code: code, state: sale } = toRecord(request.body);
    store.changeGood(String(code), sale === undefined ? undefined : { state: sale === 'SUS' ? 'SUS' : 'SALE' });
    return state();
  });

  app.post('/sandbox/giftishow/fault', async (request, reply) => {
    const { fault } = toRecord(request.body);
    const known = SEND_FAULTS.find((each) => each === fault);
    if (!known) return reply.code(400).send({ message: `fault: ${SEND_FAULTS.join(', ')}` });
    store.faultNext(known);
    return state();
  });

  app.post('/sandbox/giftishow/reset', async () => {
    store.reset();
    return state();
  });
}
