import type { PersonalDataContributor } from '../personal-data/personal-data-contributor.ts';

/** Responses stored for repetitions of a call. */
export const idempotencyPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['idempotency_key.response', 'idempotency_key.caller', 'idempotency_key.request_hash'],
      because: '`idempotency.clean_up` deletes them after a day.',
    },
  ],
};
