import { Type, type Static } from 'typebox';
import { BuildingType } from '../codes/apartment-codes.ts';
import { EditState } from '../codes/edit-state.ts';
import { closed, count, filled, id, nullable, oneOf, text, timestamp } from '../fields.ts';
import { personRef } from '../users/user.ts';
import { apartmentFacts } from './apartment-facts.ts';

const phone = (label: string) => Type.String({ maxLength: 20, pattern: '^[0-9+ -]*$', label });

/** K-apt code of a complex, `A` + 8 digits; empty when it has none. */
const aptCode = Type.String({ maxLength: 9, pattern: '^(A\\d{8})?$', label: '단지 코드' });

/** What is known of a complex itself (SPEC §3, Apartment complex info); an operator may write all of it. */
export const apartmentInfoFacts = {
  building_type: { ...BuildingType.schema, label: '건물 종류' },
  code: aptCode,
  name: filled('단지 이름', 100),
  tel: phone('관리사무소 전화'),
  fax: phone('팩스'),
  /** K-apt's own word for the kind of complex. */
  type_name: text('단지 분류', 50),
  address: text('주소', 200),
  ...apartmentFacts,
  installer: text('시공사', 100),
  /** kVA. */
  electric_power_capacity: nullable(Type.Number({ minimum: 0, maximum: 1_000_000, label: '수전 용량' })),
  elv_manage_type: text('승강기 관리 형태', 50),
  elv_count: nullable(count('승강기 대수', 10_000)),
  cctv_count: nullable(count('CCTV 대수', 100_000)),
};

const facts = closed(apartmentInfoFacts);
export type ApartmentInfoFacts = Static<typeof facts>;
export type ApartmentInfoField = keyof ApartmentInfoFacts;

export const APARTMENT_INFO_FIELDS = Object.keys(apartmentInfoFacts) as ApartmentInfoField[];
const field = Type.Unsafe<ApartmentInfoField>({ type: 'string', enum: APARTMENT_INFO_FIELDS });

/** A work space that stands for a complex; this much every signed-in person finds. */
const spaceRef = closed({ id, title: Type.String() });

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
