import { deleteEventsOf } from '../../platform/events/live-events.ts';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Live events of an account. */
export const eventPersonalData: PersonalDataContributor = {
  erased: ['live_event.payload'],
  erase: (db, { id }) => deleteEventsOf(db, id),
};
