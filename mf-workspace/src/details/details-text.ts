import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';

export type DetailName = keyof WorkSpaceDetails;

/** Labels of the fields, the same on forms and pages. */
export const DETAIL_LABELS: Readonly<Record<DetailName, string>> = {
  title: '워크스페이스 이름',
  apt_code: '단지 코드',
  building_name: '건물 이름',
  address1: '주소',
  address2: '상세 주소',
  tel: '관리사무소 전화',
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
};

const withUnit = (unit: string) => (value: number | null) => (value === null ? '' : `${formatNumber(value)}${unit}`);
const plain = (value: string) => value;
const FORMATTERS: { [N in DetailName]: (value: WorkSpaceDetails[N]) => string } = {
  title: plain,
  apt_code: plain,
  building_name: plain,
  address1: plain,
  address2: plain,
  tel: formatTel,
  sale_type: (code) => (code === null ? '' : SaleType.label(code)),
  complex_type: (code) => (code === null ? '' : ComplexType.label(code)),
  heating_type: (code) => (code === null ? '' : HeatingType.label(code)),
  corridor_type: (code) => (code === null ? '' : CorridorType.label(code)),
  approval_date: (date) => (date ? formatDate(date) : ''),
  number_of_buildings: withUnit('개 동'),
  number_of_units: withUnit('세대'),
  total_parking_spaces: withUnit('대'),
  above_ground_parking_spaces: withUnit('대'),
  underground_parking_spaces: withUnit('대'),
  amenities: (names) => names.join(', '),
};

/** Formats a field for reading; returns '' when it is empty. */
export const formatDetail = <N extends DetailName>(name: N, value: WorkSpaceDetails[N]): string =>
  FORMATTERS[name](value);
