import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';
import { deleteViewsOf } from './product.repository.ts';

/** Which products a member has looked at and when last, only so that a day counts once. */
export const productPersonalData: PersonalDataContributor = {
  erased: ['product_view.day'],
  erase: (db, { id }) => deleteViewsOf(db, id),
};
