import { defineJob, type JobRun } from '../../platform/features/feature-job.ts';
import { numberContext } from './tax-document.presenter.ts';
import { listEncryptedBefore, updateDocument } from './tax-document.repository.ts';

const BATCH = 200;

/** Encrypts numbers of an older key with the newest one, so that the older one can be removed. */
export const renewTaxNumbers = defineJob(
  'tax_documents.renew_numbers',
  async ({ db, keyRing, log }: JobRun<object>) => {
    const counts = { renewed: 0, unreadable: 0 };
    let after = 0;
    for (;;) {
      const rows = await listEncryptedBefore(db, keyRing.newest, { after, limit: BATCH });
      for (const { id, user_id, number_encrypted } of rows) {
        const context = numberContext(user_id);
        try {
          const number = keyRing.decrypt(context, number_encrypted);
          await updateDocument(db, id, { number_encrypted: keyRing.encrypt(context, number) });
          counts.renewed += 1;
        } catch (error) {
          counts.unreadable += 1;
          log.error({ err: error, document: id }, 'a tax document cannot be read: was a key removed too early?');
        }
        after = id;
      }
      if (rows.length < BATCH) break;
    }
    log.info(counts, 'tax documents are encrypted with the newest key');
  },
  { cron: '45 3 * * *' },
);
