import { pick } from '@danji/contracts/pick';
import { type ApartmentDetails, apartmentDetails } from '@danji/contracts/apartments/apartment-details';
import type { ApartmentInfoFields, UnmappedValue } from '@danji/contracts/workspace/apartment-info';
import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { BuildingType } from '@danji/contracts/codes/apartment-codes';
import type { KaptRow } from './kapt-envelope.ts';
import { KaptValueReader } from './kapt-value-reader.ts';

/** K-apt's values of a complex, and those that we could not interpret. An unknown value never fails an import. */
export type KaptFields = { facts: ApartmentInfoFields; not_understood: UnmappedValue[]; sigungu_code: string };

const DETAIL_NAMES = Object.keys(apartmentDetails) as (keyof ApartmentDetails)[];

const cut = (word = '', length: number): string => word.slice(0, length).trim();
const add = (a: number | null, b: number | null): number | null =>
  a === null && b === null ? null : (a ?? 0) + (b ?? 0);

/** Converts K-apt's two responses (FACTS §4); `detail` is missing for complexes that have not reported any. */
export function toKaptFields(basis: KaptRow, detail: KaptRow = {}): KaptFields {
  const read = new KaptValueReader();
  const above_ground_parking_spaces = read.count('above_ground_parking_spaces', detail['kaptdPcnt']);
  const underground_parking_spaces = read.count('underground_parking_spaces', detail['kaptdPcntu']);
  const facts: ApartmentInfoFields = {
    building_type: BuildingType.APARTMENT,
    code: basis['kaptCode'] ?? '',
    name: cut(basis['kaptName'] || basis['kaptCode'], 100),
    tel: read.phone('tel', basis['kaptTel']),
    fax: read.phone('fax', basis['kaptFax']),
    type_name: cut(basis['codeAptNm'], 50),
    address: cut(basis['doroJuso'] || basis['kaptAddr'], 200),
    sale_type: read.code('sale_type', basis['codeSaleNm']),
    complex_type: read.code('complex_type', basis['codeAptNm']),
    approval_date: read.day('approval_date', basis['kaptUsedate']),
    number_of_buildings: read.count('number_of_buildings', basis['kaptDongCnt'], 1_000),
    number_of_units: read.count('number_of_units', basis['kaptdaCnt'] || basis['hoCnt'], 100_000),
    heating_type: read.code('heating_type', basis['codeHeatNm']),
    corridor_type: read.code('corridor_type', basis['codeHallNm']),
    total_parking_spaces: add(above_ground_parking_spaces, underground_parking_spaces),
    above_ground_parking_spaces,
    underground_parking_spaces,
    amenities: read.names('amenities', detail['welfareFacility']),
    installer: cut(basis['kaptBcompany'], 100),
    electric_power_capacity: read.measure('electric_power_capacity', detail['kaptdEcapa']),
    elv_manage_type: cut(detail['codeElev'], 50),
    elv_count: read.count('elv_count', detail['kaptdEcnt'], 10_000),
    cctv_count: read.count('cctv_count', detail['kaptdCccnt'], 100_000),
  };
  return { facts, not_understood: read.unmappedValue, sigungu_code: /^\d{5}/.exec(basis['bjdCode'] ?? '')?.[0] ?? '' };
}

/**
 * The details of a work space that are imported from a complex; the manager writes the title and the rest of the
 * address.
 */
export type ImportedDetails = Omit<WorkSpaceDetails, 'title' | 'address2'>;

export const toWorkSpaceDetails = (info: ApartmentInfoFields): ImportedDetails => ({
  apt_code: info.code,
  building_name: info.name,
  address1: info.address,
  tel: info.tel,
  ...pick(info, DETAIL_NAMES),
});

const MAX_TITLE_CHARACTERS = 50;

/** The title of a work space created from a complex, unless its creator chooses another. */
export const toTitle = (name: string): string => name.slice(0, MAX_TITLE_CHARACTERS).trim();
