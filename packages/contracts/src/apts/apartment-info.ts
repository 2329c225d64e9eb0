import { Type, type Static } from 'typebox';
import { EditState } from '../codes/edit-state.ts';
import { closed, id, nullable, oneOf, timestamp } from '../fields.ts';
import { personRef } from '../users/user.ts';
import { apartmentInfoFacts } from './apt-info.ts';
import { spaceRef } from './space-ref.ts';

const facts = closed(apartmentInfoFacts);
export type ApartmentInfoFacts = Static<typeof facts>;
export type ApartmentInfoField = keyof ApartmentInfoFacts;

export const APARTMENT_INFO_FIELDS = Object.keys(apartmentInfoFacts) as ApartmentInfoField[];
const field = Type.Unsafe<ApartmentInfoField>({ type: 'string', enum: APARTMENT_INFO_FIELDS });

/** A word or number of K-apt that means nothing to us; it is kept as it came. */
export const notUnderstood = closed({ field, wording: Type.String() });

/**
 * A complex as we keep it. `revision` counts its changes and is 0 while only K-apt's list names it (`imported` is null).
 * `overridden_fields` were written by an operator: an import leaves them as they are.
 */
export const apartmentInfo = closed({
  id,
  revision: Type.Integer({ minimum: 0 }),
  ...apartmentInfoFacts,
  /** 시도 시군구 읍면동 of K-apt's list. */
  region: Type.String(),
  overridden_fields: Type.Array(field),
  not_understood: Type.Array(notUnderstood),
  /** When it last came from K-apt; null when it never did. */
  imported: nullable(timestamp),
  /** The work space that stands for it; this much every signed-in person finds. */
  space: nullable(spaceRef),
  created: timestamp,
  updated: timestamp,
});

/** One field in two states. `is_kept`: K-apt says `after`, but what an operator or manager wrote was left. */
export const fieldDifference = closed({
  field: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  is_kept: Type.Boolean(),
});

/** One change of a complex, newest first in its list. */
export const apartmentRevision = closed({
  id,
  revision: Type.Integer({ minimum: 1 }),
  source: oneOf('kapt', 'staff'),
  user: nullable(personRef),
  differences: Type.Array(fieldDifference),
  created: timestamp,
});

/** A complex as the search shows it; without its facts until somebody opens it. */
export const foundApartment = closed({
  code: Type.String(),
  name: Type.String(),
  address: Type.String(),
  type_name: Type.String(),
  number_of_buildings: nullable(Type.Integer()),
  number_of_units: nullable(Type.Integer()),
  /** The work space that already stands for it, and where the signed-in person stands in that. */
  space: nullable(closed({ ...spaceRef.properties, my_state: nullable(EditState.schema) })),
});

export type ApartmentInfo = Static<typeof apartmentInfo>;
export type ApartmentRevision = Static<typeof apartmentRevision>;
export type FieldDifference = Static<typeof fieldDifference>;
export type FoundApartment = Static<typeof foundApartment>;
export type NotUnderstood = Static<typeof notUnderstood>;
