import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Phone checks. */
export const verificationPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'phone_verification.tel',
        'phone_verification.code_hash',
        'phone_verification.address_hash',
        'phone_verification.token_hash',
        'phone_verification.requester_hash',
      ],
      because: '`users.clean_up_verifications` deletes a phone check after a week, long before any erasure.',
    },
  ],
};
