import { Type, type Static } from 'typebox';
import { BuildingType } from '../codes/apartment-codes.ts';
import { count, nonEmptyString, id, nullable, text, timestamp, entity, labelled } from '../fields.ts';
import { apartmentDetails } from '../apartments/apartment-details.ts';

const phone = (label: string) => Type.String({ maxLength: 20, pattern: '^[0-9+ -]*$', label });

/** K-apt code of a complex, `A` + 8 digits; empty when it has none. */
const aptCode = Type.String({ maxLength: 9, pattern: '^(A\\d{8})?$', label: '단지 코드' });

export const revision = Type.Integer({ minimum: 0, label: '개정' });
export const imported = labelled('가져온 때', nullable(timestamp));

/** The fields of a complex itself (SPEC §3, Apartment complex info); an operator may write all of them. */
export const apartmentInfoFields = {
  building_type: labelled('건물 종류', BuildingType.schema),
  code: aptCode,
  name: nonEmptyString('단지 이름', 100),
  tel: phone('관리사무소 전화'),
  fax: phone('팩스'),
  /** The kind of complex as K-apt names it. */
  type_name: text('단지 분류', 50),
  address: text('주소', 200),
  ...apartmentDetails,
  installer: text('시공사', 100),
  /** kVA. */
  electric_power_capacity: nullable(Type.Number({ minimum: 0, maximum: 1_000_000, label: '수전 용량' })),
  elv_manage_type: text('승강기 관리 형태', 50),
  elv_count: nullable(count('승강기 대수', 10_000)),
  cctv_count: nullable(count('CCTV 대수', 100_000)),
};

/**
 * A complex beside the work space or the work place with its K-apt code; read-only, for those who work there. `imported` is
 * the time of the last import from K-apt; null before the first.
 */
export const aptInfo = entity('AptInfo', {
  id,
  revision,
  ...apartmentInfoFields,
  imported,
});

export const APT_INFO_FIELDS = Object.keys(aptInfo.properties) as (keyof AptInfo)[];
export type AptInfo = Static<typeof aptInfo>;
