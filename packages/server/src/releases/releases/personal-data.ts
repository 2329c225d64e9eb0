import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** The history of the channel is our staff’s. */
export const releasePersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: ['channel_revision.document', 'channel_revision.reason'],
      because: 'Releases, and why our staff moved them.',
    },
  ],
};
