import { ApplicationStatus } from '@danji/contracts/codes/coupon-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { openSmsGateway } from '../../accounts/phone-verification/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { wake } from '../../platform/jobs/jobs.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { findApplication, findLatestOrder } from './application.repository.ts';
import { recordCall } from './order.repository.ts';

/** Claims the next message: from then on it counts as sent, so that a server that dies sends none twice. */
const claimMessage = (db: Db, now: Date) =>
  db
    .updateTable('voucher_message')
    .set({ sent: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('voucher_message')
        .where('sent', 'is', null)
        .select('id')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('application_id')
    .executeTakeFirst();

async function sendMessage(run: JobRun<object>, applicationId: number): Promise<void> {
  const { db, clock, config } = run;
  const [row, order] = [await findApplication(db, applicationId), await findLatestOrder(db, applicationId)];
  // Its account may have been erased, or the voucher refunded.
  if (row?.application_status !== ApplicationStatus.DONE || row.tel === '' || !order) return;
  const link = config.webOrigin + webPaths.couponApplication(row.id);
  const content = `[단지] '${row.coupon.title}' 상품권이 도착했어요. 보관함에서 바코드를 보여 주세요.\n${link}`;
  const code = await openSmsGateway(run)
    .send({ to: row.tel, content })
    .then(
      () => '202',
      (error: unknown) => {
        if (error instanceof ProviderError) return error.code;
        throw error;
      },
    );
  const { tr_id } = order;
  await recordCall(db, { application_id: row.id, tr_id, operation: 'SMS', code, created: clock.now() });
}

/** Sends each message at most once: who misses one has the notification, the wallet, and three more tries. */
export const sendVoucherMessages = defineJob(
  'points.send_voucher_messages',
  async (run: JobRun<object>) => {
    for (;;) {
      const claimed = await claimMessage(run.db, run.clock.now());
      if (!claimed) return;
      await sendMessage(run, claimed.application_id);
    }
  },
  { cron: '* * * * *', isWoken: true },
);

/** Sends the owner of an application the way to the barcode, when the caller's transaction commits. */
export async function queueMessage(db: Db, applicationId: number, now: Date): Promise<void> {
  await db.insertInto('voucher_message').values({ application_id: applicationId, created: now }).execute();
  await wake(db, sendVoucherMessages);
}
