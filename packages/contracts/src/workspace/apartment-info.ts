import { Type, type Static } from 'typebox';
import { EditState } from '../codes/edit-state.ts';
import { strictObject, id, nullable, oneOf, created, updated, entity, labelled } from '../fields.ts';
import { personRef } from '../accounts/user.ts';
import { apartmentInfoFields, imported, revision } from './apt-info.ts';
import { spaceRef } from './space-ref.ts';

const infoFields = strictObject(apartmentInfoFields);
export type ApartmentInfoFields = Static<typeof infoFields>;
export type ApartmentInfoField = keyof ApartmentInfoFields;

export const APARTMENT_INFO_FIELDS = Object.keys(apartmentInfoFields) as ApartmentInfoField[];
const field = Type.Unsafe<ApartmentInfoField>({ type: 'string', enum: APARTMENT_INFO_FIELDS });

/** A value of K-apt that we cannot map; it is stored unchanged. */
export const unmappedValue = strictObject({ field, wording: Type.String() });

/**
 * A stored complex. `revision` counts its changes and is 0 while only K-apt's list has it (`imported` is null). An operator
 * wrote `overridden_fields`, and an import leaves them unchanged.
 */
export const apartmentInfo = entity('ApartmentInfo', {
  id,
  revision,
  ...apartmentInfoFields,
  /** 시도 시군구 읍면동 of K-apt's list. */
  region: Type.String({ label: '지역' }),
  overridden_fields: Type.Array(field, { maxItems: APARTMENT_INFO_FIELDS.length, label: '직접 적은 항목' }),
  not_understood: Type.Array(unmappedValue, { maxItems: APARTMENT_INFO_FIELDS.length, label: '알 수 없는 값' }),
  /** The time of the last import from K-apt; null before the first. */
  imported,
  /** The work space of the complex; every signed-in account may see this much of it. */
  space: labelled('워크스페이스', nullable(spaceRef)),
  created,
  updated,
});

/** One field with its old and new value. `is_kept`: K-apt has `after`, but the value of an operator or manager was retained. */
export const fieldDifference = entity('FieldDifference', {
  field: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  is_kept: Type.Boolean(),
});

/** One change of a complex, newest first in its list. */
export const apartmentRevision = entity('ApartmentRevision', {
  id,
  revision: Type.Integer({ minimum: 1 }),
  source: oneOf('kapt', 'staff'),
  user: nullable(personRef),
  differences: Type.Array(fieldDifference, { maxItems: APARTMENT_INFO_FIELDS.length }),
  created,
});

/** A complex in search results, without its details. */
export const apartmentSearchResult = entity('ApartmentSearchResult', {
  code: Type.String(),
  name: Type.String(),
  address: Type.String(),
  type_name: Type.String(),
  number_of_buildings: nullable(Type.Integer()),
  number_of_units: nullable(Type.Integer()),
  /** The existing work space of the complex, with the membership state of the signed-in user in it. */
  space: nullable(strictObject({ ...spaceRef.properties, my_state: nullable(EditState.schema) })),
});

export type ApartmentInfo = Static<typeof apartmentInfo>;
export type ApartmentRevision = Static<typeof apartmentRevision>;
export type FieldDifference = Static<typeof fieldDifference>;
export type ApartmentSearchResult = Static<typeof apartmentSearchResult>;
export type UnmappedValue = Static<typeof unmappedValue>;
