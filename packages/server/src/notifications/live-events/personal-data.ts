import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Live events of an account. */
export const eventPersonalData: PersonalDataContributor = {
  erased: ['live_event.payload'],
  erase: async (db, { id }) => {
    await db.deleteFrom('live_event').where('user_id', '=', id).execute();
  },
};
