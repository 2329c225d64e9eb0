import { APARTMENT_DETAIL_FORMATTERS, APARTMENT_DETAIL_LABELS } from '../apartments/apartment-details-text.ts';
import { formatTel } from '../format/tel.ts';
import type { WorkSpaceDetails } from './work-space.ts';

export type DetailName = keyof WorkSpaceDetails;

/** Labels of the fields, the same on forms and pages. */
export const DETAIL_LABELS: Readonly<Record<DetailName, string>> = {
  title: '워크스페이스 이름',
  apt_code: '단지 코드',
  building_name: '건물 이름',
  address1: '주소',
  address2: '상세 주소',
  tel: '관리사무소 전화',
  ...APARTMENT_DETAIL_LABELS,
};

const plain = (value: string) => value;
const FORMATTERS: { [N in DetailName]: (value: WorkSpaceDetails[N]) => string } = {
  title: plain,
  apt_code: plain,
  building_name: plain,
  address1: plain,
  address2: plain,
  tel: formatTel,
  ...APARTMENT_DETAIL_FORMATTERS,
};

/** Formats a field for reading; returns '' when it is empty. */
export const formatDetail = <N extends DetailName>(name: N, value: WorkSpaceDetails[N]): string =>
  FORMATTERS[name](value);

const isDetail = (name: string): name is DetailName => Object.hasOwn(DETAIL_LABELS, name);

/** Returns the label of a field of the history, which may be older than the current fields. */
export const labelChange = (field: string): string => (isDetail(field) ? DETAIL_LABELS[field] : field);

/** Formats a value of the history; '-' when the field was empty. Amenities are their names there. */
export const formatChange = (field: string, value: string | number | null): string =>
  (isDetail(field) && field !== 'amenities' && value !== null
    ? FORMATTERS[field](value as never)
    : String(value ?? '')) || '-';
