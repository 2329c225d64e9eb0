import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** The texts are shared by all recipients of a notification, and go with the outbox. */
export const alimtalkPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['alimtalk_text.content', 'alimtalk_message.message_id'],
      because: 'Texts are deleted after seven days, like the outbox; numbers of messages when their end is known.',
    },
  ],
};
