import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GiftishowClient } from '../voucher-goods/index.ts';
import { recordCall } from './order.repository.ts';

/** Points at which a server may die; tests let it die there. */
export type RunPoint =
  | 'before_claim'
  | 'before_send'
  | 'after_send'
  | 'after_issue'
  | 'before_check'
  | 'before_close'
  | 'after_close'
  | 'before_cancel'
  | 'after_cancel'
  | 'after_refund';

/** The dependencies of the work on orders. */
export type VoucherRun = Pick<Platform, 'db' | 'clock' | 'keyRing'> & {
  client: GiftishowClient;
  reach?: (point: RunPoint) => void;
};

type Asked<T> = { ok: true; value: T } | { ok: false; code: string };

/** Calls the provider and records the call with its code; a refusal is a result. */
export async function ask<T>(
  { db, clock }: VoucherRun,
  order: { application_id: number; tr_id: string },
  operation: string,
  call: () => Promise<T>,
): Promise<Asked<T>> {
  const asked = await call().then(
    (value): Asked<T> => ({ ok: true, value }),
    (error: unknown): Asked<T> => {
      if (error instanceof ProviderError) return { ok: false, code: error.code };
      throw error;
    },
  );
  await recordCall(db, {
    application_id: order.application_id,
    tr_id: order.tr_id,
    operation,
    code: asked.ok ? '0000' : asked.code,
    created: clock.now(),
  });
  return asked;
}
