import type { ApartmentInfo, ApartmentInfoFields, ApartmentInfoField } from '@danji/contracts/workspace/apartment-info';
import {
  APARTMENT_DETAIL_FORMATTERS,
  APARTMENT_DETAIL_LABELS,
  toCounted,
  toLabel,
} from '@danji/contracts/apartments/apartment-details-text';
import { BuildingType } from '@danji/contracts/codes/apartment-codes';
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
  ...APARTMENT_DETAIL_LABELS,
  installer: '시공사',
  electric_power_capacity: '수전 용량',
  elv_manage_type: '승강기 관리 형태',
  elv_count: '승강기 대수',
  cctv_count: 'CCTV 대수',
};

const plain = (value: string) => value;
const FORMATTERS: { [N in ApartmentInfoField]: (value: ApartmentInfoFields[N]) => string } = {
  building_type: toLabel(BuildingType),
  code: plain,
  name: plain,
  tel: formatTel,
  fax: formatTel,
  type_name: plain,
  address: plain,
  ...APARTMENT_DETAIL_FORMATTERS,
  installer: plain,
  electric_power_capacity: toCounted('kVA'),
  elv_manage_type: plain,
  elv_count: toCounted('대'),
  cctv_count: toCounted('대'),
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
