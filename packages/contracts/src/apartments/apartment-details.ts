import { Type, type Static } from 'typebox';
import { ComplexType, CorridorType, HeatingType, SaleType } from '../codes/apartment-codes.ts';
import { strictObject, count, date, nonEmptyString, nullable, labelled } from '../fields.ts';

/** The details of a complex: of a work space, and of the place where a general user works (SPEC §3). */
export const apartmentDetails = {
  sale_type: nullable(labelled('분양 형태', SaleType.schema)),
  complex_type: nullable(labelled('단지 유형', ComplexType.schema)),
  approval_date: nullable(date('사용승인일')),
  number_of_buildings: nullable(count('동 수', 1000)),
  number_of_units: nullable(count('세대수', 100_000)),
  heating_type: nullable(labelled('난방 방식', HeatingType.schema)),
  corridor_type: nullable(labelled('복도 유형', CorridorType.schema)),
  total_parking_spaces: nullable(count('총 주차 대수')),
  above_ground_parking_spaces: nullable(count('지상 주차 대수')),
  underground_parking_spaces: nullable(count('지하 주차 대수')),
  amenities: Type.Array(nonEmptyString('부대시설', 30), { maxItems: 50, label: '부대시설' }),
};

const apartment = strictObject(apartmentDetails);
export type ApartmentDetails = Static<typeof apartment>;
