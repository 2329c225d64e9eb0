import { ComplexType, CorridorType, HeatingType, SaleType } from '../codes/apartment-codes.ts';
import { formatDate } from '../format/date.ts';
import { formatNumber } from '../format/number.ts';
import type { ApartmentDetails } from './apartment-details.ts';

/** Labels of the details, the same on forms and pages. */
export const APARTMENT_DETAIL_LABELS: Readonly<Record<keyof ApartmentDetails, string>> = {
  sale_type: '분양 형태',
  complex_type: '단지 유형',
  approval_date: '사용승인일',
  number_of_buildings: '동 수',
  number_of_units: '세대수',
  heating_type: '난방 방식',
  corridor_type: '복도 유형',
  total_parking_spaces: '총 주차 대수',
  above_ground_parking_spaces: '지상 주차',
  underground_parking_spaces: '지하 주차',
  amenities: '부대시설',
};

/** Formats a number with a unit, and a code by its label; '' when the value is unknown. */
export const toCounted = (unit: string) => (value: number | null) =>
  value === null ? '' : `${formatNumber(value)}${unit}`;
export const toLabel = (codes: { label(code: number): string }) => (code: number | null) =>
  code === null ? '' : codes.label(code);

/** Formats each of the details for reading; '' when it is unknown. */
export const APARTMENT_DETAIL_FORMATTERS: {
  readonly [N in keyof ApartmentDetails]: (value: ApartmentDetails[N]) => string;
} = {
  sale_type: toLabel(SaleType),
  complex_type: toLabel(ComplexType),
  approval_date: (date) => (date ? formatDate(date) : ''),
  number_of_buildings: toCounted('개 동'),
  number_of_units: toCounted('세대'),
  heating_type: toLabel(HeatingType),
  corridor_type: toLabel(CorridorType),
  total_parking_spaces: toCounted('대'),
  above_ground_parking_spaces: toCounted('대'),
  underground_parking_spaces: toCounted('대'),
  amenities: (names) => names.join(', '),
};

/** Lists the details for reading, each with its label, in the order of the labels. */
export const listApartmentDetails = (details: ApartmentDetails): [label: string, text: string][] =>
  (Object.keys(APARTMENT_DETAIL_LABELS) as (keyof ApartmentDetails)[]).map((name) => [
    APARTMENT_DETAIL_LABELS[name],
    APARTMENT_DETAIL_FORMATTERS[name](details[name] as never),
  ]);

/** The details of a complex of which nothing is known. */
export const NO_APARTMENT_DETAILS: ApartmentDetails = {
  sale_type: null,
  complex_type: null,
  approval_date: null,
  number_of_buildings: null,
  number_of_units: null,
  heating_type: null,
  corridor_type: null,
  total_parking_spaces: null,
  above_ground_parking_spaces: null,
  underground_parking_spaces: null,
  amenities: [],
};
