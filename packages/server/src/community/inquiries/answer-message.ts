import { webPaths } from '@danji/contracts/web-paths';
import { openSmsGateway } from '../../accounts/phone-verification/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { findInquiry } from './inquiry.repository.ts';

/**
 * Tells a visitor by a text message that our staff has answered, and where to read it after a phone check. It does not
 * carry the answer: others may see the screen of the phone.
 */
export const sendAnswerMessage = defineJob(
  'boards.send_inquiry_answer_message',
  async (run: JobRun<{ inquiry_id: number }>) => {
    const { db, config, data, log } = run;
    const row = await findInquiry(db, String(data.inquiry_id));
    // It may have been deleted meanwhile.
    if (!row?.visitor_tel) return;
    const content = `[단지] 문의에 답변이 왔어요. 휴대폰 인증을 하면 볼 수 있어요.\n${config.webOrigin}${webPaths.visitorInquiry(row.nano_id)}`;
    await openSmsGateway(run)
      .send({ to: row.visitor_tel, content })
      .catch((error: unknown) => {
        // A message without a response may have arrived: nobody gets it twice.
        if (!(error instanceof ProviderError) || error.code !== 'timeout') throw error;
        log.warn({ inquiry_id: row.id }, 'whether the visitor was told of the answer is unknown');
      });
  },
);

/** Sends the message when the caller's transaction commits. */
export const queueAnswerMessage = (jobs: Jobs, db: Db, inquiryId: number): Promise<void> =>
  jobs.enqueue(db, sendAnswerMessage, { inquiry_id: inquiryId });
