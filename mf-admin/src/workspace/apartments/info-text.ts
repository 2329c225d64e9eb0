import type { ApartmentInfo, ApartmentInfoFields, ApartmentInfoField } from '@danji/contracts/workspace/apartment-info';
import { BuildingType, ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import type { Tone } from '@danji/ui';

export const INFO_LABELS: Readonly<Record<ApartmentInfoField, string>> = {
  building_type: '건물 종류',
  code: '단지 코드',
  name: '단지 이름',
  tel: '관리사무소 전화',
  fax: '팩스',
  type_name: '단지 분류',
  address: '주소',
  sale_type: '분양 형태',
  complex_type: '단지 유형',
  approval_date: '사용승인일',
  number_of_buildings: '동 수',
  number_of_units: '세대 수',
  heating_type: '난방 방식',
  corridor_type: '복도 유형',
  total_parking_spaces: '총 주차 대수',
  above_ground_parking_spaces: '지상 주차',
  underground_parking_spaces: '지하 주차',
  amenities: '부대시설',
  installer: '시공사',
  electric_power_capacity: '수전 용량',
  elv_manage_type: '승강기 관리 형태',
  elv_count: '승강기 대수',
  cctv_count: 'CCTV 대수',
};

const counted = (unit: string) => (value: number | null) => (value === null ? '' : `${formatNumber(value)}${unit}`);
const coded = (codes: { label(code: number): string }) => (code: number | null) =>
  code === null ? '' : codes.label(code);
const plain = (value: string) => value;
const FORMATTERS: { [N in ApartmentInfoField]: (value: ApartmentInfoFields[N]) => string } = {
  building_type: coded(BuildingType),
  code: plain,
  name: plain,
  tel: formatTel,
  fax: formatTel,
  type_name: plain,
  address: plain,
  sale_type: coded(SaleType),
  complex_type: coded(ComplexType),
  heating_type: coded(HeatingType),
  corridor_type: coded(CorridorType),
  approval_date: (date) => (date ? formatDate(date) : ''),
  number_of_buildings: counted('개 동'),
  number_of_units: counted('세대'),
  total_parking_spaces: counted('대'),
  above_ground_parking_spaces: counted('대'),
  underground_parking_spaces: counted('대'),
  amenities: (names) => names.join(', '),
  installer: plain,
  electric_power_capacity: counted('kVA'),
  elv_manage_type: plain,
  elv_count: counted('대'),
  cctv_count: counted('대'),
};

const isField = (name: string): name is ApartmentInfoField => Object.hasOwn(INFO_LABELS, name);

/** Returns the label of a field of a complex. */
export const labelInfo = (field: string): string => (isField(field) ? INFO_LABELS[field] : field);

/** Formats the value of a field, '-' when it is unknown. `value` may come from a revision that is older than the current fields. */
export const formatInfo = (field: string, value: unknown): string =>
  (isField(field) && value !== null && value !== undefined ? FORMATTERS[field](value as never) : '') || '-';

/** Describes the source of a complex's data. */
export function describeSource({ imported, revision }: Pick<ApartmentInfo, 'imported' | 'revision'>): {
  label: string;
  tone: Tone;
} {
  if (imported) return { label: 'K-apt', tone: 'success' };
  return revision === 0 ? { label: '목록만', tone: 'neutral' } : { label: '직접 등록', tone: 'brand' };
}
