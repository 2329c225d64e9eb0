import { sql } from 'kysely';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { type SecretKind, secretOf } from './settle-order.ts';

const BATCH = 200;
const COLUMNS = { pin: 'pin_encrypted', picture: 'picture_url_encrypted' } as const;

const listFormer = (db: Db, after: number, newest: string) =>
  db
    .selectFrom('voucher_order')
    .where('id', '>', after)
    .where(
      sql<boolean>`(not starts_with(pin_encrypted, ${newest}) or not starts_with(picture_url_encrypted, ${newest}))`,
    )
    .select(['id', 'tr_id', 'pin_encrypted', 'picture_url_encrypted'])
    .orderBy('id')
    .limit(BATCH)
    .execute();

type Former = Awaited<ReturnType<typeof listFormer>>[number];

async function renew(db: Db, keyRing: KeyRing, order: Former, what: SecretKind): Promise<void> {
  const column = COLUMNS[what];
  const [former, context] = [order[column], secretOf(order.tr_id, what)];
  if (former === null || former.startsWith(keyRing.newest)) return;
  await db
    .updateTable('voucher_order')
    .set({ [column]: keyRing.encrypt(context, keyRing.decrypt(context, former)) })
    .where('id', '=', order.id)
    // An account that is erased meanwhile stays erased.
    .where(column, '=', former)
    .execute();
}

/** Encrypts with the newest key what an older one has encrypted, so that the older one can be removed. */
export const renewVoucherSecrets = defineJob(
  'points.renew_voucher_secrets',
  async ({ db, keyRing, log }: JobRun<object>) => {
    const counts = { renewed: 0, unreadable: 0 };
    let after = 0;
    for (;;) {
      const orders = await listFormer(db, after, keyRing.newest);
      for (const order of orders) {
        try {
          for (const what of ['pin', 'picture'] as const) await renew(db, keyRing, order, what);
          counts.renewed += 1;
        } catch (error) {
          counts.unreadable += 1;
          log.error({ err: error, order: order.id }, 'a voucher cannot be read: was a key removed too early?');
        }
        after = order.id;
      }
      if (orders.length < BATCH) break;
    }
    log.info(counts, 'vouchers are encrypted with the newest key');
  },
  { cron: '35 3 * * *' },
);
