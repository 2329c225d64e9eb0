import { toJson } from '../../platform/database/columns.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NicepayAnswer, NicepayClient } from '../nicepay/index.ts';
import { insertAnswer } from './payment.repository.ts';

/** Points at which a server may die; tests let it die there. */
export type RunPoint =
  | 'before_start'
  | 'after_start'
  | 'after_approve'
  | 'after_answer'
  | 'before_net_cancel'
  | 'after_net_cancel'
  | 'after_check'
  | 'after_apply'
  | 'before_refund'
  | 'after_refund';

/** The parts that the work on payments needs. */
export type PaymentRun = Pick<Platform, 'db' | 'clock' | 'keyRing'> & {
  client: NicepayClient;
  reach?: (point: RunPoint) => void;
};

/** Asks the gateway, and stores its answer as it came. */
export async function ask(
  { db, clock }: PaymentRun,
  payment: { id: number },
  operation: string,
  call: () => Promise<NicepayAnswer>,
): Promise<NicepayAnswer> {
  const answer = await call();
  await insertAnswer(db, {
    payment_id: payment.id,
    operation,
    code: answer.code,
    body: answer.raw === null ? null : toJson(answer.raw),
    created: clock.now(),
  });
  return answer;
}
