import { Type, type Static } from 'typebox';
import { created, entity, id, nullable, oneOf, strictObject } from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { workSpaceDetails } from './work-space.ts';

/** The value of a detail in the history; amenities are their names, separated by commas. */
const heldDetail = Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] });

/**
 * One change of the details of a work space: `created` with it, `imported` from K-apt, or `changed` by hand. `user` is
 * `null` for our own staff.
 */
export const workSpaceChange = entity('WorkSpaceChange', {
  id,
  user: nullable(personRef),
  kind: oneOf('created', 'imported', 'changed'),
  fields: Type.Array(strictObject({ field: Type.String(), before: heldDetail, after: heldDetail }), {
    maxItems: Object.keys(workSpaceDetails).length,
  }),
  created,
});

export type WorkSpaceChange = Static<typeof workSpaceChange>;
